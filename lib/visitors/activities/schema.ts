import { z } from 'zod';
import { dayParam, dirParam, first, listFields } from '@/lib/platform/text/list-url';
import { ACTIVITY_ACTIONS } from '@/lib/visitors/activity/constants';

export const ACTIVITIES_PAGE_SIZE = 50;

/** The query string of `/admin/activities`; dates are Indian days. */
export const activitySearchSchema = z.object({
  ...listFields,
  action: z.preprocess(first, z.enum(ACTIVITY_ACTIONS)).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
  by: z.literal('timestamp').catch('timestamp'),
  dir: dirParam,
});
export type ActivitySearch = z.output<typeof activitySearchSchema>;
