import { z } from 'zod';
import { EMAIL_MESSAGE, emailAddress } from '@/lib/platform/text/email';
import { dayParam, dirParam, listFields, textParam } from '@/lib/platform/text/list-url';

/** A path of this site without its query, which may contain search text. */
const path = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)/)
  .transform((value) => value.split(/[?#]/, 1)[0] ?? '/');

/** `POST /api/email-visit-data`. Drops values other than paths and keeps the newest hundred. */
export const visitRecordSchema = z.object({
  email: z.string({ error: EMAIL_MESSAGE }).trim().max(254).pipe(emailAddress()),
  visitedPages: z
    .array(z.unknown())
    .max(1000)
    .catch([])
    .transform((list) =>
      list
        .flatMap((entry) => {
          const result = path.safeParse(entry);
          return result.success ? [result.data] : [];
        })
        .slice(-100),
    ),
  /** the popup's text */
  consent: z.string().max(2000).optional().catch(undefined),
});

/** The query string of `/admin/addresses`: a prefix of an address, and Indian days. */
export const addressSearchSchema = z.object({
  ...listFields,
  search: textParam,
  from: dayParam,
  to: dayParam,
  by: z.literal('createdAt').catch('createdAt'),
  dir: dirParam,
});
export type AddressSearch = z.output<typeof addressSearchSchema>;
export type VisitRecordInput = z.infer<typeof visitRecordSchema>;
