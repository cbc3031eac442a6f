import { z } from 'zod';

const MESSAGE = 'Please enter the six digits of your app, or a recovery code';

/** Six digits, or a recovery code; spaces and hyphens are what people add for reading. */
export const factorCodeSchema = z
  .string(MESSAGE)
  .max(40, MESSAGE)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(\d{6}|[0-9a-z]{10})$/.test(code), MESSAGE);

export const totpCodeSchema = z.object({
  code: z
    .string('Please enter the six digits that your app shows')
    .max(20)
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), 'Please enter the six digits that your app shows'),
});
