import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dayParam, dirParam, first, listFields, textParam } from '@/lib/platform/text/list-url';
import { AUDIT_ACTIONS } from './constants';

export const AUDIT_PAGE_SIZE = 50;

export const auditSearchSchema = z.object({
  ...listFields,
  action: z.preprocess(first, z.enum(AUDIT_ACTIONS)).optional().catch(undefined),
  actor: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  target: textParam,
  /** Lists the entries of this group, which are otherwise left out. */
  group: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
  by: z.literal('at').catch('at'),
  dir: dirParam,
});
export type AuditSearch = z.infer<typeof auditSearchSchema>;
