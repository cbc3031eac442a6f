import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';

export const totpCodeSchema = z.object({
  code: z
    .string('Please enter the six digits shown in your app')
    .max(20)
    .transform((typed) => latinDigits(typed).replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), 'Please enter the six digits shown in your app'),
});
