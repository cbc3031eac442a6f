import type { PropertyDto } from './dto';

/** Where a listing stands with the desk: an owner's edit makes it wait again, whatever was found before. */
export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export type Review = {
  state: ReviewState;
  /** when it came to stand so */
  since: Date;
  /** why it was rejected, as its owner was told */
  reason?: string;
  /** the version that was last looked at, while a later one waits. Pictures may be gone from the store. */
  before?: PropertyDto;
};

type Edit = { isAdmin: boolean; review: Review | undefined; before: PropertyDto; after: PropertyDto };

/** What no reader of the advertisement sees, or what the desk decides itself. */
const NOT_LOOKED_AT = ['status', 'updatedAt', 'createdAt', 'priceHistory', 'verifiedAt', '__v', '_id'];

const facts = (property: PropertyDto) =>
  JSON.stringify(
    Object.entries(property)
      .filter(([key]) => !NOT_LOOKED_AT.includes(key))
      .sort(),
  );

/**
 * What an edit does to the review: undefined leaves it as it is. One that waits keeps its place in the queue and the
 * version it is compared with; a rejected one that its owner publishes again waits again.
 */
export function reviewAfterEdit({ isAdmin, review, before, after }: Edit): Review | undefined {
  if (isAdmin || review?.state === 'pending') return undefined;
  const published = before.status !== after.status && review?.state === 'rejected';
  if (facts(before) === facts(after) && !published) return undefined;
  return { state: 'pending', since: new Date(), before };
}
