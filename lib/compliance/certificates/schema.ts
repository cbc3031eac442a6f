import { z } from 'zod';
import { FIRM, MAX_NUMBER_LENGTH } from '@/lib/accounts/certificates/constants';
import { latinDigits } from '@/lib/platform/language/digits';
import { isDay } from '@/lib/platform/time/indian-day';

/** `PUT /api/admin/certificates`, with the certificate as a file. */
export const certificateSchema = z.object({
  /** the agency, or the id of an account */
  holder: z.union(
    [z.literal(FIRM), z.string().regex(/^[0-9a-f]{24}$/, 'Choose the certificate’s holder')],
    'Choose the certificate’s holder',
  ),
  number: z
    .string()
    .transform((text) => latinDigits(text).replace(/\s+/g, '').toUpperCase())
    .pipe(z.string().min(1, 'Enter the registration number').max(MAX_NUMBER_LENGTH)),
  validUntil: z.string().overwrite(latinDigits).refine(isDay, 'Use a date such as 2026-11-21'),
});
export type CertificateInput = z.output<typeof certificateSchema>;
