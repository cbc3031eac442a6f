import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { HiddenReason, PropertyStatus, ReviewState } from '@/lib/listings/fields/vocabulary';
import type { Quality } from '@/lib/listings/quality.rules';
import type { OwnState } from './constants';

/** A listing as its owner sees it in the table. */
export type OwnListing = PropertyCardDto &
  Pick<PropertyDto, '__v' | 'awaiting' | 'propertyCode'> & {
    state: OwnState;
    /** the score, and the three changes that would raise it most */
    quality: Quality;
    /** number of photos that also appear in another member's listing */
    samePhotos: number;
    /** its moderation state, and the reason for a rejection */
    review?: { state: ReviewState; reason?: string };
    /** hidden because the account is about to be erased */
    isHidden?: true;
    /** its owner can confirm that it is still available */
    isConfirmable: boolean;
    /** paused for lack of confirmation */
    isStale: boolean;
    /** number of visitors who reported it gone */
    goneCount: number;
    /** the price and date of sale or letting, if its owner gave them */
    closing?: { on: string; price?: number };
  };

/** A listing with its last 14 days, oldest first, and the number of people whose saved searches reported it. */
export type OwnRow = OwnListing & { views: number[]; enquiries: number[]; searchers: number };

export type OwnCounts = Record<OwnState, number> & { all: number };

/** A deleted listing, with the day on which it is removed. */
export type BinListing = PropertyCardDto & { removedAt: string };

/** The message about a listing after saving. */
export type SavedListing = {
  _id: string;
  title: string;
  propertyCode?: string;
  status: PropertyStatus;
  /** the reason why it is hidden although its owner published it */
  hidden?: HiddenReason;
  /** true if the owner's email address is not confirmed yet */
  waitsForEmail: boolean;
  owner: string;
};
