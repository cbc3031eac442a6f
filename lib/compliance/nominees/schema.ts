import { z } from 'zod';
import { requiredText } from '@/lib/accounts/schema';
import { EMAIL_MESSAGE, emailAddress } from '@/lib/platform/text/email';

export const nomineeSchema = z.object({
  name: requiredText('Name', 120),
  relation: z.string().trim().max(60).optional().default(''),
  email: z.string(EMAIL_MESSAGE).trim().max(254).pipe(emailAddress()),
  phone: z.string().trim().max(30).optional().default(''),
});
export type NomineeInput = z.output<typeof nomineeSchema>;
