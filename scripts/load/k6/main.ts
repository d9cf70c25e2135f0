/**
 * The profiles of ../profiles.ts for k6 (1.0 or later, which runs TypeScript):
 * `k6 run -e PROFILE=spike -e URL=https://… -e RATE=2 scripts/load/k6/main.ts`.
 */
import { profileNamed, scaled } from '../profiles.ts';
import { liveDay } from './live-day.ts';
import { k6Options } from './options.ts';

const { PROFILE = 'learner-day', URL = 'http://localhost:8080', RATE = '1' } = __ENV;
const profile = scaled(profileNamed(PROFILE), Number(RATE));

export const options = k6Options(profile);

export default liveDay(profile, URL);
