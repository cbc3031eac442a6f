import { z } from 'zod';
import { agreedWords, personFields } from '@/lib/accounts/schema';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { DAY_PART, MAX_PROPOSED } from '@/lib/visits/hours/constants';
import { sortHalfDays } from '@/lib/visits/hours/rules';
import { MAX_WORD_LENGTH, VISIT_VERDICTS } from './constants';

const word = z
  .string()
  .trim()
  .max(MAX_WORD_LENGTH, messageWith('At most {max} characters', { max: MAX_WORD_LENGTH }))
  .optional()
  .default('');

const halfDays = z
  .array(z.string().regex(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${DAY_PART}$`), 'Unknown half-day'))
  .min(1, 'Choose a half-day')
  .max(MAX_PROPOSED, messageWith('Choose at most {max} half-days', { max: MAX_PROPOSED }))
  .transform(sortHalfDays);

/** A full ISO instant. */
const start = z.iso.datetime('Choose a time').transform((text) => new Date(text));

/** The visitor's form, which requires only a name and a mobile number. */
export const visitFormSchema = z.object({
  halfDays,
  ...personFields,
  withFamily: z.boolean().optional().default(false),
  word,
  agreedWords,
});

/** `POST /api/visits`: the form with its listing, and the bot-detection fields (lib/enquiries/rules.ts). */
export const newVisitSchema = visitFormSchema.extend({
  idempotencyKey: idempotencyKeySchema,
  propertyId: objectIdSchema,
  website: z.string().max(500).optional().catch('unreadable'),
  fillMs: z.number().nonnegative().optional().catch(undefined),
});
export type NewVisit = z.output<typeof newVisitSchema>;

const cancel = z.object({ action: z.literal('cancel'), word });
/** Declines the other side's suggestion. A visit with a time keeps it. */
const decline = z.object({ action: z.literal('decline'), word });
/** Creates a new link for this side and revokes the old one. */
const renewLink = z.object({ action: z.literal('renew-link') });

const feedbackSchema = z.object({
  verdict: z.enum(VISIT_VERDICTS, 'Say yes, maybe or no'),
  note: word,
  /** sends the verdict to the host; the note is never sent */
  isShared: z.boolean().optional().default(false),
});
export type Feedback = z.output<typeof feedbackSchema>;

export const visitorActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('propose'), halfDays, word }),
  z.object({ action: z.literal('accept'), word }),
  decline,
  cancel,
  feedbackSchema.extend({ action: z.literal('feedback') }),
  renewLink,
]);
export type VisitorAction = z.output<typeof visitorActionSchema>;

/** `seen` of the visit (VisitDto) on which the host's step is based. */
const seen = z.number().int().nonnegative().optional();

export const hostActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm'), start, word, seen }),
  z.object({ action: z.literal('move'), start, word, seen }),
  decline.extend({ seen }),
  cancel.extend({ seen }),
  renewLink,
]);
export type HostAction = z.output<typeof hostActionSchema>;

/** Steps through a link, before the visit and thus the side are known. */
export const linkStepSchema = z.union([visitorActionSchema, hostActionSchema]);
export type LinkStep = z.output<typeof linkStepSchema>;

export const linkParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
export const timesQuerySchema = z.object({ property: objectIdSchema });
