import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_ZIPPED, PRINT_KINDS } from '@/lib/prints/files/constants';

/** `ids` of listings with commas between them. */
export const zipQuerySchema = z.object({
  ids: z
    .string('Choose at least one listing')
    .transform((text) => [...new Set(text.toLowerCase().split(',').filter(Boolean))])
    .pipe(
      z
        .array(objectIdSchema)
        .min(1, 'Choose at least one listing')
        .max(MAX_ZIPPED, messageWith('Choose at most {max} listings', { max: MAX_ZIPPED })),
    ),
  kind: z.enum(PRINT_KINDS, 'Choose what is printed').default('brochure-2'),
  lang: z.enum(LANGUAGES).default('en'),
});
export type ZipQuery = z.output<typeof zipQuerySchema>;
