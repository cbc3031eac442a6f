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
    .string('Describe what’s wrong and what you’d like us to do')
    .trim()
    .min(1, 'Describe what’s wrong and what you’d like us to do')
    .max(MAX_GRIEVANCE_LENGTH),
  /** the trap field, and how long the form was open (lib/enquiries/rules.ts) */
  website: z.string().max(200).optional(),
  fillMs: z.number().min(0).max(1e10).optional(),
});
export type GrievanceInput = z.output<typeof grievanceSchema>;

export const grievanceAnswerSchema = z.object({
  text: z
    .string('Enter the reply and its reasons')
    .trim()
    .min(1, 'Enter the reply and its reasons')
    .max(MAX_GRIEVANCE_LENGTH),
});
