import { z } from 'zod';
import { OFFICE_ROLES } from '@/lib/auth/roles';
import { emailSchema } from '@/lib/user/schema';

export const staffInviteSchema = z.strictObject({
  email: emailSchema,
  office: z.enum(OFFICE_ROLES, 'Choose a role'),
});
export type StaffInvite = z.output<typeof staffInviteSchema>;
