import { z } from 'zod';

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const text = z.preprocess(first, z.string().trim().min(1).max(120)).optional().catch(undefined);

/** The query string of `/admin/contactlist` and `GET /api/contact` (seed §7). What cannot be read counts as absent. */
export const contactSearchSchema = z.object({
  page: z.preprocess(first, z.coerce.number().int().min(1).max(1_000_000)).catch(1),
  search: text,
  organization: text,
  jobTitle: text,
  homeCity: text,
  homeState: text,
  businessState: text,
  sort: z.preprocess(first, z.enum(['asc', 'desc'])).catch('asc'),
});

export type ContactSearch = z.infer<typeof contactSearchSchema>;
