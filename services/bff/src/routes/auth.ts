import {
  changePasswordRequest,
  forgotPasswordRequest,
  logInRequest,
  logInResponse,
  resendVerificationRequest,
  resetPasswordRequest,
  signUpRequest,
  verifyQuery,
} from '@repaso/proto/http/auth';
import { messageSchema } from '@repaso/proto/http/text';
import { userSchema } from '@repaso/proto/http/user';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { LogInCheck } from '../log-in-check.ts';
import type { LoginProtection } from '../login-protection/login-protection.ts';
import { rateLimits } from '../rate-limits.ts';
import { message, ok, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../session.ts';

const tag = 'Auth';

export function authRoutes(parts: {
  identity: Services['identity'];
  sessions: Sessions;
  humanCheck: HumanCheck;
  logInCheck: LogInCheck;
  loginProtection: LoginProtection;
}): Route[] {
  const { identity, sessions, humanCheck, logInCheck, loginProtection } = parts;
  return [
    route(
      {
        method: 'get',
        path: '/api/login',
        summary: 'Where the premium page sends visitors',
        tag,
        session: 'none',
        answers: {
          302: { description: 'To the login page.', headers: { Location: '`/login`' } },
        },
      },
      async () => ({ status: 302, headers: { Location: '/login' } }),
    ),
    route(
      {
        method: 'get',
        path: '/api/auth/user',
        summary: 'The current user',
        tag,
        session: 'required',
        answers: { 200: { description: 'The user.', schema: userSchema } },
      },
      async ({ session }) => ok((await identity.getUser({ userId: session.userId })).userJson),
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/signup',
        summary: 'Create an account',
        tag,
        session: 'none',
        cost: 'hashing',
        body: signUpRequest,
        errors: ['CAPTCHA_FAILED'],
        limits: [rateLimits.signUp, rateLimits.signUpEmail],
        answers: {
          201: {
            description: 'The same answer for an address that has an account already.',
            schema: messageSchema,
          },
        },
      },
      async ({ body }) => {
        await humanCheck.verify(body.captchaToken);
        const { email, firstName, lastName, password } = body;
        await identity.signUp({ email, firstName, lastName: lastName || undefined, password });
        return message('Please check your email for a link to verify your account.', 201);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/login',
        summary: 'Log in',
        tag,
        session: 'none',
        cost: 'hashing',
        body: logInRequest,
        errors: ['CAPTCHA_FAILED', 'INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED'],
        limits: [rateLimits.logIn],
        answers: {
          200: {
            description: 'The user, and the session in a cookie.',
            schema: logInResponse,
            headers: {
              'Set-Cookie': 'The session, and that this browser is known to the account.',
            },
          },
        },
      },
      async ({ body, request, response }) => {
        if (logInCheck(request.hostname)) await humanCheck.verify(body.captchaToken);
        const { email, password } = body;
        const userAgent = (request.get('User-Agent') ?? '').slice(0, 512);
        const userJson = await loginProtection.attempt(request, response, email, async () => {
          const session = await identity.logIn({
            email,
            password,
            userAgent,
            currentSessionToken: sessions.tokenOf(request),
          });
          if (!session.expiresAt) throw new Error('identity answered a session without an end');
          sessions.start(response, session.sessionToken, session.expiresAt);
          return session.userJson;
        });
        return ok(Buffer.concat([Buffer.from('{"user":'), userJson, Buffer.from('}')]));
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/logout',
        summary: 'Log out',
        tag,
        session: 'none',
        answers: {
          200: { description: 'Also without a session.', schema: messageSchema },
        },
      },
      async ({ request, response }) => {
        const sessionToken = sessions.tokenOf(request);
        sessions.end(response);
        if (sessionToken !== undefined) await identity.logOut({ sessionToken });
        return message('You are logged out.');
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/auth/verify',
        summary: 'Verify an address with the token from the mail',
        tag,
        session: 'none',
        query: verifyQuery,
        errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
        limits: [rateLimits.token],
        answers: { 200: { description: 'Verified, now or before.', schema: messageSchema } },
      },
      async ({ query }) => {
        await identity.verifyEmail({ token: query.token });
        return message('Your email is verified. You can log in now.');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/resend-verification',
        summary: 'Send the verification mail again',
        tag,
        session: 'none',
        body: resendVerificationRequest,
        limits: [rateLimits.mail, rateLimits.mailEmail],
        answers: {
          200: { description: 'The same answer for every address.', schema: messageSchema },
        },
      },
      async ({ body }) => {
        await identity.resendVerification({ email: body.email });
        return message('If this address still needs verifying, a new link is on its way.');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/forgot-password',
        summary: 'Send a link to reset the password',
        tag,
        session: 'none',
        body: forgotPasswordRequest,
        errors: ['CAPTCHA_FAILED'],
        limits: [rateLimits.mail, rateLimits.mailEmail],
        answers: {
          200: { description: 'The same answer for every address.', schema: messageSchema },
        },
      },
      async ({ body }) => {
        await humanCheck.verify(body.captchaToken);
        await identity.requestPasswordReset({ email: body.email });
        return message('If this address has an account, a reset link is on its way.');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/reset-password',
        summary: 'Set a new password with the token from the mail',
        tag,
        session: 'none',
        cost: 'hashing',
        body: resetPasswordRequest,
        errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
        limits: [rateLimits.token],
        answers: {
          200: { description: 'Every session of the account has ended.', schema: messageSchema },
        },
      },
      async ({ body }) => {
        await identity.resetPassword({ token: body.token, password: body.password });
        return message('Password reset successfully!');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/change-password',
        summary: 'Set a new password, knowing the current one',
        tag,
        session: 'required',
        cost: 'hashing',
        body: changePasswordRequest,
        limits: [rateLimits.changePassword],
        answers: {
          200: {
            description: 'The other sessions have ended.',
            schema: messageSchema,
            headers: { 'Set-Cookie': 'The session goes on under a new token.' },
          },
        },
      },
      async ({ body, session: { userId, sessionId }, response }) => {
        const { sessionToken, expiresAt } = await identity.changePassword({
          userId,
          sessionId,
          ...body,
        });
        if (!expiresAt) throw new Error('identity answered a session without an end');
        sessions.start(response, sessionToken, expiresAt);
        return message('Your password has been updated securely.');
      },
    ),
  ];
}
