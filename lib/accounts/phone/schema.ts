import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';

const MESSAGE = 'Please enter the six digits from the message';
export const phoneCodeSchema = z.object({
  code: z
    .string(MESSAGE)
    .max(20, MESSAGE)
    .transform((typed) => latinDigits(typed).replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), MESSAGE),
});
