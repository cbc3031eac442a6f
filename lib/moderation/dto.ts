import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { ReviewState } from '@/lib/listings/vocabulary/constants';
import type { UserRole } from '@/lib/platform/auth/roles';
import type { Decision } from './constants';
import type { SeenReview } from './schema';

/** A row of the moderation list. */
export type ModerationRow = PropertyCardDto & {
  __v: number;
  propertyCode?: string;
  /** since when it needs a review */
  waiting?: string;
  /** the state of its review */
  review: NonNullable<SeenReview> | null;
  /** when anything about it was written last */
  changed: string;
  /** true when an earlier version was reviewed */
  edited: boolean;
  /** the colleague who has it open */
  heldBy?: string;
  /** how many listings may be the same property */
  candidates: number;
};

/** A decision that came before another one: `details` of its refusal, with what the next try has to name. */
export type EarlierDecisionDto = {
  by: string;
  decision: Decision;
  at: string;
  reason: string;
  version: number;
  review: NonNullable<SeenReview> | null;
};

/** The state of the review of one listing. */
export type ReviewDto = {
  state: ReviewState | undefined;
  since: string | undefined;
  reason: string | undefined;
  before: PropertyDto | undefined;
  /** the next listing of the queue, oldest first */
  next: string | undefined;
  waiting: number;
};

/** The stored review as decisions name it. */
export const toSeenReview = (review: { state: ReviewState; since: Date } | undefined) =>
  review ? { state: review.state, since: review.since.toISOString() } : null;

/** Who listed a listing, for who decides about it. */
export type ListerDto = { id: string; name: string; phone: string; email: string; role: UserRole };
