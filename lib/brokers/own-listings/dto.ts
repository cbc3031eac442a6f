import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { Quality } from '@/lib/listings/quality/rules';
import type { HiddenReason, PropertyStatus, ReviewState } from '@/lib/listings/vocabulary/constants';
import type { OwnState } from './constants';

/** A listing as its owner sees it in the table. */
export type OwnListing = PropertyCardDto &
  Pick<PropertyDto, '__v' | 'awaiting' | 'propertyCode'> & {
    state: OwnState;
    /** the score, and the three things that would raise it most */
    quality: Quality;
    /** photographs that are in another member's listing too */
    samePhotos: number;
    /** where it is in moderation, and why it was rejected */
    review?: { state: ReviewState; reason?: string };
    /** hidden because the account is about to be erased */
    isHidden?: true;
    /** its owner can say that it is still there */
    isConfirmable: boolean;
    /** paused because nobody did */
    isStale: boolean;
    /** visitors who say that it is gone */
    goneCount: number;
    /** what it was sold or let for, and when, if its owner said so */
    closing?: { on: string; price?: number };
  };

/** … with the last 14 days, the oldest first, and how many people's saved searches it was news to. */
export type OwnRow = OwnListing & { views: number[]; enquiries: number[]; searchers: number };

export type OwnCounts = Record<OwnState, number> & { all: number };

/** A deleted listing, until the day on which it is removed. */
export type BinListing = PropertyCardDto & { removedAt: string };

/** What the page after a save says of the listing. */
export type SavedListing = {
  _id: string;
  title: string;
  propertyCode?: string;
  status: PropertyStatus;
  /** why nobody else can see it although its owner published it */
  hidden?: HiddenReason;
  /** the e-mail address of the owner is not confirmed yet */
  waitsForEmail: boolean;
  owner: string;
};
