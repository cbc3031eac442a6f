import { z } from 'zod';
import { handoverSchema } from '@/lib/office/handovers/schema';
import { USER_ROLES } from '@/lib/platform/auth/roles';
import { dirParam, first, listFields, textParam } from '@/lib/platform/text/list-url';

export const USERS_PAGE_SIZE = 20;

/** The query string of `/admin/users`. */
export const userSearchSchema = z.object({
  ...listFields,
  search: textParam,
  role: z.preprocess(first, z.enum(USER_ROLES)).optional().catch(undefined),
  by: z.preprocess(first, z.enum(['createdAt', 'name', 'lastLoginAt', 'role'])).catch('createdAt'),
  dir: dirParam,
});
export type UserSearch = z.infer<typeof userSearchSchema>;

/** `handOver` names the successors for the person's office work. */
export const userActiveSchema = z.object({ active: z.boolean(), handOver: handoverSchema.optional() });
export type UserActive = z.output<typeof userActiveSchema>;
