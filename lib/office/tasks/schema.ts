import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { first } from '@/lib/platform/text/list-url';
import { isDay } from '@/lib/platform/time/indian-day';
import { MAX_TASK_LENGTH, TASK_ABOUT } from './constants';

const day = z
  .string({ error: 'Choose a day' })
  .overwrite(latinDigits)
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Choose a day')
  .refine(isDay, 'Choose a day');

const fields = {
  text: z
    .string({ error: 'Enter what needs to be done' })
    .trim()
    .min(1, 'Enter what needs to be done')
    .max(MAX_TASK_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_TASK_LENGTH })),
  day,
  time: z.union([
    z.literal(''),
    z
      .string()
      .overwrite(latinDigits)
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'),
  ]),
  assignee: objectIdSchema,
};

/** `POST /api/admin/tasks`. The author is the default assignee. */
export const taskSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  ...fields,
  time: fields.time.default(''),
  assignee: z.union([z.literal(''), objectIdSchema]).default(''),
  about: z.object({ type: z.enum(TASK_ABOUT), id: objectIdSchema }).optional(),
});
export type TaskInput = z.output<typeof taskSchema>;

/** `PATCH /api/admin/tasks/{id}` with any of its fields. */
export const taskChangeSchema = z.object(fields).partial().extend({
  isDone: z.boolean().optional(),
  /** `seen` of the task on which the change is based */
  seen: z.iso.datetime().optional(),
});
export type TaskChange = z.output<typeof taskChangeSchema>;

/** `DELETE /api/admin/tasks/{id}`. */
export const taskDeleteSchema = z.object({ seen: z.preprocess(first, z.iso.datetime()).optional() });

/** Query string of `/admin/tasks` and `GET /api/admin/tasks`: a day and an assignee, by default the caller. */
export const taskSearchSchema = z.object({
  day: z.preprocess(first, day).optional().catch(undefined),
  who: z.preprocess(first, z.union([z.enum(['all', 'mine', 'none']), objectIdSchema])).catch('mine'),
});
export type TaskSearch = z.output<typeof taskSearchSchema>;
