import { z } from 'zod';
import { ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { dayParam, first, listFields, textParam } from '@/lib/platform/text/list-url';
import { LOGGED_WAYS, REMOVED_REASONS } from './constants';

export const ENQUIRIES_PAGE_SIZE = 20;

/**
 * Query string of `/admin/enquiries`. `overdue` is new for more than a day, or past its date; `open` has not ended; `answered` has a first reply. Days are
 * Indian days of arrival.
 */
export const enquirySearchSchema = z.object({
  ...listFields,
  search: textParam,
  status: z
    .preprocess(first, z.enum([...ENQUIRY_STATUSES, 'open', 'overdue', 'answered', ...REMOVED_REASONS]))
    .optional()
    .catch(undefined),
  assignee: z
    .preprocess(first, z.union([objectIdSchema, z.literal('none')]))
    .optional()
    .catch(undefined),
  from: dayParam,
  to: dayParam,
  /** `due` is the queue, overdue first, then oldest */
  by: z.preprocess(first, z.enum(['due', 'createdAt', 'status', 'assignee'])).catch('due'),
  dir: z
    .preprocess(first, z.enum(['asc', 'desc']))
    .optional()
    .catch(undefined),
});
export type EnquirySearch = z.output<typeof enquirySearchSchema>;

/** One enquiry of the list with its position, from which `next` continues although answering has moved the enquiry. */
export const enquiryPlaceSchema = enquirySearchSchema.extend({
  at: z
    .preprocess(first, z.string().regex(/^-?\d{1,15}_[0-9a-f]{24}$/))
    .optional()
    .catch(undefined),
});

const text = z.string().trim().max(4000, 'Please use at most 4000 characters');

/** A change by the office of any field. */
export const enquiryChangeSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  /** when the next step is due; empty removes it */
  nextAt: z
    .union(
      [
        z.null(),
        z.literal(''),
        z.iso.datetime({ offset: true }),
        z
          .string()
          .overwrite(latinDigits)
          .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      ],
      'Choose a date',
    )
    // a form field sends it without a time zone, in Indian time
    .transform((typed) => (typed ? new Date(typed.length === 16 ? `${typed}:00+05:30` : typed) : null))
    .refine((at) => at === null || !Number.isNaN(at.getTime()), 'Choose a date')
    .optional(),
  /** the date on which a move is based; a date changed since then stays */
  seenAt: z.iso.datetime().optional(),
  /** id of a member of staff; empty removes the assignee */
  assignee: z.union([objectIdSchema, z.literal('')]).optional(),
  note: text.optional(),
});
export type EnquiryChange = z.output<typeof enquiryChangeSchema>;

export const enquiryReplySchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  text: text.min(1, 'Please write an answer'),
  /** number of answers shown on the page when this one was written */
  seen: z.number().int().min(0).optional(),
});
export type EnquiryReply = z.output<typeof enquiryReplySchema>;

/** A call or chat by a member of the office. */
export const enquiryLogSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  way: z.enum(LOGGED_WAYS, 'Unknown way'),
  text: text.default(''),
});
export type EnquiryLog = z.output<typeof enquiryLogSchema>;

const chosen = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, 'Please choose at least one enquiry')
    .max(BULK_CHANGE_MAX, messageWith('At most {max} at a time', { max: BULK_CHANGE_MAX }));

/** One action for several enquiries. The reply to `assign` can undo it. */
export const enquiryBulkSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('assign'),
    items: chosen(z.object({ id: objectIdSchema, assignee: z.union([objectIdSchema, z.literal('')]) })),
  }),
  z.object({ action: z.enum(['spam', 'delete', 'restore']), ids: chosen(objectIdSchema) }),
]);
export type EnquiryBulk = z.output<typeof enquiryBulkSchema>;
