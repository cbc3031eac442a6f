import { z } from 'zod';
import { emailSchema } from '@/lib/accounts/users/schema';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';

export const staffInviteSchema = z.strictObject({
  email: emailSchema,
  office: z.enum(OFFICE_ROLES, 'Choose a role'),
});
export type StaffInvite = z.output<typeof staffInviteSchema>;
