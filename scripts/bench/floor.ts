/**
 * What cannot be had for less: an answer from node:http, a GET from Redis, a prepared SELECT of a
 * learner's tasks. `GET /redis/1000` does a thousand of them, sixteen at a time.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createClient } from 'redis';
import { drive } from './drive.ts';

const CONCURRENCY = 16;
const { REDIS_URL = '', DATABASE_URL, USER_ID = '', ANSWER_BYTES } = process.env;

const redis = createClient({ url: REDIS_URL, commandOptions: { timeout: undefined } });
await redis.connect();
await redis.set('bench:floor', JSON.stringify({ sessionId: USER_ID, userId: USER_ID }));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const answer = Buffer.alloc(Number(ANSWER_BYTES), 'x');

const floors: Record<string, () => Promise<unknown>> = {
  redis: () => redis.get('bench:floor'),
  select: () =>
    pool.query({
      name: 'floor',
      text: `SELECT outline_json, score, unlocks_at <= now() AS unlocked,
               CASE WHEN unlocks_at <= now() THEN content_json END AS content_json
             FROM task WHERE user_id = $1 ORDER BY lesson_id DESC, day_offset, position, id`,
      values: [USER_ID],
    }),
};

const server = createServer(async (request, response) => {
  const [, name = '', amount] = (request.url ?? '').split('/');
  const floor = floors[name];
  if (floor) await drive({ amount: Number(amount), concurrency: CONCURRENCY }, floor);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
// Also when the bench is killed.
process.once('disconnect', () => process.exit(0));
