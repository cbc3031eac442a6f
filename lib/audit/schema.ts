import { z } from 'zod';
import { objectIdSchema } from '@/lib/http/params';
import { dirParam, first, pageParam, textParam } from '@/lib/list-url';
import { AUDIT_ACTIONS } from './constants';

export const AUDIT_PAGE_SIZE = 50;

const day = z
  .preprocess(first, z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .optional()
  .catch(undefined);

/** The query string of `/admin/audit`. */
export const auditSearchSchema = z.object({
  page: pageParam,
  action: z.preprocess(first, z.enum(AUDIT_ACTIONS)).optional().catch(undefined),
  actor: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  target: textParam,
  /** the items of this entry, which are not in the list otherwise */
  group: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  from: day,
  to: day,
  by: z.literal('at').catch('at'),
  dir: dirParam,
});
export type AuditSearch = z.infer<typeof auditSearchSchema>;
