import { z } from 'zod';

export const humanCheckProvider = z.enum(['altcha', 'hcaptcha', 'off']);

/** What the web app must know before anybody logs in. */
export const publicConfigSchema = z.object({
  productName: z.string(),
  humanCheck: z.object({
    provider: humanCheckProvider,
    siteKey: z.string().optional(),
    required: z.object({ signup: z.boolean(), login: z.boolean(), forgotPassword: z.boolean() }),
  }),
  planLimitsEnforced: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
