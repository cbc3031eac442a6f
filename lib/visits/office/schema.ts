import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { dayParam, first, listFields } from '@/lib/platform/text/list-url';
import { OFFICE_VISIT_ORDERS, OFFICE_VISIT_STATES, VISIT_HOSTS } from './constants';

const { page, size } = listFields;

/** Query string of `/admin/visits`: the host, the state, and the range of end days. */
export const officeVisitSchema = z.object({
  page,
  size,
  whose: z.preprocess(first, z.enum(VISIT_HOSTS)).catch('all'),
  which: z.preprocess(first, z.enum(OFFICE_VISIT_STATES)).optional().catch(undefined),
  sort: z.preprocess(first, z.enum(OFFICE_VISIT_ORDERS)).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
  /** a single visit */
  visit: z.preprocess(first, objectIdSchema).optional().catch(undefined),
});
export type OfficeVisitSearch = z.output<typeof officeVisitSchema>;
