import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { ReviewState } from '@/lib/listings/fields/vocabulary';
import type { SessionUser } from '@/lib/platform/auth/dto';
import type { Decision } from './constants';
import type { SeenReview } from './schema';

export type ModerationRow = PropertyCardDto & {
  __v: number;
  propertyCode?: string;
  /** the time since which it has needed a review */
  waiting?: string;
  /** state of its review */
  review: NonNullable<SeenReview> | null;
  /** time of its last write of any kind */
  changed: string;
  /** true if an earlier version was reviewed */
  edited: boolean;
  /** the colleague who has it open */
  heldBy?: string;
  /** number of possible duplicates */
  candidates: number;
};

/** An earlier decision, in the `details` of a refusal. The next attempt must name it. */
export type EarlierDecisionDto = {
  by: string;
  decision: Decision;
  at: string;
  reason: string;
  version: number;
  review: NonNullable<SeenReview> | null;
};

export type ReviewDto = {
  state: ReviewState | undefined;
  since: string | undefined;
  reason: string | undefined;
  before: PropertyDto | undefined;
  /** the queue's next listing, oldest first */
  next: string | undefined;
  waiting: number;
};

/** The stored review as decisions name it. */
export const toSeenReview = (review: { state: ReviewState; since: Date } | undefined) =>
  review ? { state: review.state, since: review.since.toISOString() } : null;

/** A listing's lister, for the person deciding. */
export type ListerDto = Pick<SessionUser, 'id' | 'name' | 'phone' | 'email' | 'role'> & {
  /** property papers that the account has uploaded, for people who can decide */
  papers?: { url: string; name: string }[];
};
