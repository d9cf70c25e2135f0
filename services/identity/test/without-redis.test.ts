import { expect, it } from 'vitest';
import { runIdentityService } from './running-service.ts';

// Nobody listens on port 1.
const service = await runIdentityService({ redisUrl: 'redis://127.0.0.1:1' });
const { client, logIn } = service;

it('signs people in and out while Redis is away', async () => {
  const email = await service.newLearner();
  const { sessionToken } = await logIn(email);
  await client.getSession({ sessionToken });
  await client.logOut({ sessionToken });
  await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

it('resets a password and ends the sessions while Redis is away', async () => {
  const email = await service.newLearner();
  const { sessionToken } = await logIn(email);
  const token = await service.resetLink(email);
  await client.resetPassword({ token, password: 'a new password' });
  await expect(client.getSession({ sessionToken })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
