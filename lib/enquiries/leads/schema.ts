import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { LEAD_STATES, LEAD_WAYS, LOST_REASONS, MAX_NOTE_LENGTH, MAX_STEP_LENGTH } from './constants';

const text = (max: number) =>
  z.string().trim().max(max, messageWith('Please use at most {max} characters', { max }));

/** `PATCH /api/leads/{id}` with any of its fields. */
export const leadChangeSchema = z
  .object({
    /** the version the editor read */
    __v: z.number().int().min(0).optional(),
    state: z.enum(LEAD_STATES, 'Unknown state').optional(),
    lostReason: z.enum(LOST_REASONS, 'Unknown reason').optional(),
    /** null removes it */
    nextStep: z
      .object({
        text: text(MAX_STEP_LENGTH).min(1, 'Say what the next step is'),
        at: z.iso.datetime({ offset: true, error: 'Choose a date' }).transform((iso) => new Date(iso)),
      })
      .nullable()
      .optional(),
    /** an account; empty removes the assignee */
    assignee: z.union([objectIdSchema, z.literal('')]).optional(),
    note: text(MAX_NOTE_LENGTH).optional(),
  })
  .refine(({ state, lostReason }) => state !== 'lost' || lostReason !== undefined, {
    path: ['lostReason'],
    error: 'Say why it was lost',
  });
export type LeadChange = z.output<typeof leadChangeSchema>;

export const leadAnswerSchema = z.object({
  text: text(MAX_NOTE_LENGTH).min(1, 'Please write an answer'),
  idempotencyKey: idempotencyKeySchema,
});
export const leadTapSchema = z.object({ way: z.enum(LEAD_WAYS, 'Unknown way') });
