import { z } from 'zod';
import type { VisitDto } from '@/lib/visits/dto';

/** A visit in the office's list. A lister's visit is read-only, without the visitor's number, messages, verdict and free times, which stay between the two. */
export type OfficeVisitDto = {
  visit: VisitDto;
  /** absent if the agency shows the home */
  lister?: string;
};

export const answerableDto = z.strictObject({
  /** instants */
  times: z.array(z.string()),
  start: z.string().nullable(),
  offered: z.string().nullable(),
  /** version to send with the step */
  seen: z.number(),
});
export type AnswerableDto = z.infer<typeof answerableDto>;
