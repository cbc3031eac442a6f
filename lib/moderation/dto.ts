import type { PropertyCardDto, PropertyDto } from '@/lib/listing/dto';
import type { ReviewState } from '@/lib/listing-vocabulary/constants';

/** A row of the desk's list. */
export type DeskRow = PropertyCardDto & {
  __v: number;
  /** when it came to wait for the desk */
  waiting?: string;
  /** true when an earlier version was looked at */
  edited: boolean;
  /** how many listings may be the same property */
  suspects: number;
};

/** Where one listing stands with the desk. */
export type DeskReview = {
  state: ReviewState | undefined;
  since: string | undefined;
  reason: string | undefined;
  before: PropertyDto | undefined;
  /** the next one that waits, after this one and oldest first */
  next: string | undefined;
  waiting: number;
};
