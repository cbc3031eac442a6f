import { z } from 'zod';
import { requiredText } from '@/lib/accounts/schema';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { EMAIL_MESSAGE, emailAddress } from '@/lib/platform/text/email';
import { GRIEVANCE_ABOUT, MAX_GRIEVANCE_LENGTH } from './constants';

export const grievanceSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  about: z.enum(GRIEVANCE_ABOUT, 'Choose what it is about'),
  name: requiredText('Name', 120),
  email: z.string(EMAIL_MESSAGE).trim().max(254).pipe(emailAddress()),
  phone: z.string().trim().max(30).optional().default(''),
  text: z
    .string('Enter what is wrong and what you ask for')
    .trim()
    .min(1, 'Enter what is wrong and what you ask for')
    .max(MAX_GRIEVANCE_LENGTH),
  /** the trap field, and the time for which the form was open (lib/enquiries/rules.ts) */
  website: z.string().max(200).optional(),
  fillMs: z.number().min(0).max(1e10).optional(),
});
export type GrievanceInput = z.output<typeof grievanceSchema>;

export const grievanceAnswerSchema = z.object({
  text: z
    .string('Enter the answer with its reasons')
    .trim()
    .min(1, 'Enter the answer with its reasons')
    .max(MAX_GRIEVANCE_LENGTH),
});
