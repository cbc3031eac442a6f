import { z } from 'zod';
import { clientInputSchema } from '@/lib/clients/schema';
import { first } from '@/lib/platform/browser/list-url';

/** What is said of the whole file: consent of everybody in it, and whether it is only looked at. */
export const clientImportSchema = z.object({
  consent: z.preprocess(
    (given) => ({ name: 'All', ...(given as object) }),
    clientInputSchema.transform(({ consentHow, consentDay, consentNote }) => ({
      consentHow,
      consentDay,
      consentNote,
    })),
  ),
  isCheck: z.preprocess(first, z.literal('1').optional()).transform((value) => value === '1'),
});
export type ClientImportOptions = z.output<typeof clientImportSchema>;
