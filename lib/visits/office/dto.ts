import { z } from 'zod';
import type { VisitDto } from '@/lib/visits/dto';

/**
 * A visit in the office's list. One that a lister shows is only read: without the visitor's number, what both sides wrote, the verdict
 * and the free times, which are between the two.
 */
export type OfficeVisitDto = {
  visit: VisitDto;
  /** absent if the agency shows the home */
  lister?: string;
};

/** Times that the host can offer now. */
export const answerableDto = z.strictObject({
  /** instants */
  times: z.array(z.string()),
  start: z.string().nullable(),
  offered: z.string().nullable(),
  /** what the step is to name */
  seen: z.number(),
});
export type AnswerableDto = z.infer<typeof answerableDto>;
