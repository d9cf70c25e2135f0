/**
 * Makes the learners of a profile in a product that runs somewhere, as an administrator of it:
 * URL=… ADMIN_EMAIL=… ADMIN_PASSWORD=… PROFILE=… node scripts/load/seed.ts
 */
import { readConfig } from '@repaso/shared/config';
import { z } from 'zod';
import { createVisitor } from '../test/learner.ts';
import { profileNamed } from './profiles.ts';
import { seedLearners } from './seed-learners.ts';

const { URL, ADMIN_EMAIL, ADMIN_PASSWORD, PROFILE } = readConfig(
  {
    URL: z.url().default('http://localhost:8080'),
    ADMIN_EMAIL: z.email(),
    ADMIN_PASSWORD: z.string(),
    PROFILE: z.string().default('learner-day'),
  },
  process.env,
);
const { learners } = profileNamed(PROFILE);
const admin = createVisitor(URL);
const account = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
const { status } = await admin.call('POST', '/api/auth/login', { body: account });
if (status !== 200) throw new Error(`the administrator could not log in: ${status}`);
const made = await seedLearners(URL, admin, learners);
process.stdout.write(`${learners} learners, ${made} of them new\n`);
