import { z } from 'zod';
import { PROPERTY_STATUSES, REVIEW_STATES } from '@/lib/listings/fields/vocabulary';
import { reasonKeySchema } from '@/lib/moderation/reasons/schema';
import { latinDigits } from '@/lib/platform/language/digits';
import { dayParam, dirParam, first, listFields, textParam } from '@/lib/platform/text/list-url';
import { DECISIONS, type Decision, NEEDS_REASON } from './constants';

export const MODERATION_PAGE_SIZE = 20;

/** Views of the list. The queue has listings that need a review, oldest first. */
export const MODERATION_VIEWS = [
  ['all', 'All listings'],
  ['queue', 'New and edited'],
  ['unverified', 'Unverified'],
  ['reported', 'Reported'],
  ['duplicates', 'Possible duplicates'],
] as const;

/** The query string of `/admin/properties`. */
export const moderationSearchSchema = z.object({
  ...listFields,
  search: textParam,
  status: z.preprocess(first, z.enum(PROPERTY_STATUSES)).optional().catch(undefined),
  view: z.preprocess(first, z.enum(['all', 'queue', 'unverified', 'reported', 'duplicates'])).catch('all'),
  /** reason for the review: a first listing, or changes since the last review */
  kind: z
    .preprocess(first, z.enum(['new', 'edited']))
    .optional()
    .catch(undefined),
  /** name of a locality, in any spelling */
  locality: textParam,
  /** lister's name, email address or phone number */
  owner: textParam,
  /** range of days of listing, in India */
  from: dayParam,
  to: dayParam,
  by: z.preprocess(first, z.enum(['createdAt', 'price', 'status', 'updatedAt'])).catch('createdAt'),
  dir: dirParam,
});
export type ModerationSearch = z.infer<typeof moderationSearchSchema>;

const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

export const DECISION_FIELDS = {
  decision: z.enum(DECISIONS.map(([key]) => key) as [Decision, ...Decision[]]),
  reason: z.string().trim().max(500, 'Please use at most 500 characters').default(''),
  /** one of the office's reasons (lib/moderation/reasons), before the text of `reason`; empty for none */
  reasonKey: z.union([z.literal('').transform(() => undefined), reasonKeySchema]).optional(),
  evidenceDate: z
    .string()
    .overwrite(latinDigits)
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Use a date such as 2026-11-21')
    .refine((day) => day === '' || day <= today(), 'The date of the evidence can’t be in the future')
    .default(''),
};
type DecisionFields = {
  decision: Decision;
  reason: string;
  reasonKey?: string | undefined;
  evidenceDate: string;
};

/** Requires a reason for rejecting, verifying and ending a verification, and the evidence's date for verifying. */
export function explained(
  { decision, reason, reasonKey, evidenceDate }: DecisionFields,
  context: z.RefinementCtx,
): void {
  const missing = (field: keyof DecisionFields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (NEEDS_REASON.includes(decision) && reason === '' && !reasonKey) missing('reason', 'Please say why');
  if (decision === 'verified' && evidenceDate === '')
    missing('evidenceDate', 'Please give the day of the evidence');
}

/** The `__v` of the listing that was reviewed. */
export const listingVersion = z.number().int().min(0).optional();

/** The review state that the decider saw, and its start; null if there was none. */
export const seenReview = z
  .object({ state: z.enum(REVIEW_STATES), since: z.iso.datetime() })
  .nullable()
  .optional();
export type SeenReview = z.output<typeof seenReview>;

export const moderationDecisionSchema = z
  .object({ ...DECISION_FIELDS, version: listingVersion, review: seenReview })
  .superRefine(explained);
export type ModerationDecision = z.output<typeof moderationDecisionSchema>;
