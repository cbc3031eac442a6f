import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { ReviewState } from '@/lib/listings/vocabulary/constants';
import type { UserRole } from '@/lib/platform/auth/roles';

/** A row of the moderation list. */
export type ModerationRow = PropertyCardDto & {
  __v: number;
  propertyCode?: string;
  /** since when it needs a review */
  waiting?: string;
  /** true when an earlier version was reviewed */
  edited: boolean;
  /** how many listings may be the same property */
  candidates: number;
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

/** Who listed a listing, for who decides about it. */
export type ListerDto = { id: string; name: string; phone: string; email: string; role: UserRole };
