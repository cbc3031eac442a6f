import { z } from 'zod';
import { API_SCOPES } from '@/lib/platform/auth/scopes';
import { messageWith } from '@/lib/platform/language/message';
import { API_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from './constants';

export const apiTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please say what the token is for')
    .max(
      MAX_TOKEN_NAME_LENGTH,
      messageWith('Please use at most {max} characters', { max: MAX_TOKEN_NAME_LENGTH }),
    ),
  scopes: z.array(z.enum(API_SCOPES)).min(1, 'Please choose what the token can do').max(API_SCOPES.length),
  days: z.coerce
    .number()
    .refine((days) => API_TOKEN_DAYS.some((known) => known === days), 'Please choose when the token expires'),
});
export type ApiTokenInput = z.output<typeof apiTokenSchema>;
