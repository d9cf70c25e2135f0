import { z } from 'zod';
import { email } from './auth.ts';
import { timestamp, typedText } from './text.ts';

export const ADMIN_PAGE_MAX = 200;
/** Audit entries of a page when nobody says how many. */
export const AUDIT_PAGE_DEFAULT = 100;

const limit = z.coerce
  .number({ error: 'limit must be a whole number.' })
  .int()
  .min(1)
  .max(ADMIN_PAGE_MAX)
  .optional();
/** `next` of the `Link` header of the page before. */
const cursor = typedText.min(1).max(200).optional();

export const adminUsersQuery = z.object({
  search: typedText.max(254).optional(),
  status: z.enum(['verified', 'unverified']).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  limit,
  cursor,
});

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: timestamp,
  /** Uploads of the last 7 days. */
  uploadsThisWeek: z.int().min(0),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminStatsSchema = z.object({
  totalUsers: z.int().min(0),
  verified: z.int().min(0),
  pending: z.int().min(0),
  /** Users with uploads in the last 7 days. */
  activeThisWeek: z.int().min(0),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** Whose account an administrator acts on. */
export const adminActionRequest = z.object({ email });

export const auditActions = [
  'verify-user',
  'resend-verification',
  'send-password-reset',
  'grant-admin',
  'revoke-admin',
  'end-sessions',
  'delete-user',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditQuery = z.object({ limit: limit.default(AUDIT_PAGE_DEFAULT), cursor });

/** Who did what to whom and when, actions that had nothing to change included. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: timestamp,
  /** Null: the operator at the machine itself. */
  actorId: z.uuid().nullable(),
  action: z.enum(auditActions),
  targetId: z.uuid(),
  /** Absent once the account is gone. */
  targetEmail: z.string().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
