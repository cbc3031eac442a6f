import { z } from 'zod';
import { namedDto } from '@/lib/platform/http/dto';
import { TASK_ABOUT } from './constants';

export const taskDto = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** the Indian day, with the time if given */
  day: z.string(),
  time: z.string().optional(),
  assignee: namedDto.optional(),
  about: z.strictObject({ type: z.enum(TASK_ABOUT), id: z.string(), name: z.string() }).optional(),
  done: z.strictObject({ at: z.string(), by: z.string() }).optional(),
  /** time of its last change, sent as `seen` with the next one */
  seen: z.string().optional(),
  /** the colleague who has it open, for pages */
  heldBy: z.string().optional(),
  /** true for an enquiry's date, which is changed there */
  isStep: z.literal(true).optional(),
});
export type TaskDto = z.infer<typeof taskDto>;

/** A day's tasks: overdue, due, coming in the week after, and done. */
export const dayDto = z.strictObject({
  day: z.string(),
  overdue: z.array(taskDto),
  due: z.array(taskDto),
  next: z.array(taskDto),
  done: z.array(taskDto),
});
export type DayDto = z.infer<typeof dayDto>;
