import type { PropertyCardDto, PropertyDto } from '@/lib/listing/dto';
import type { SharedPhoto } from '@/lib/listing-duplicates/dto';
import type { Quality } from '@/lib/listing-quality/rules';
import type { HiddenReason, PropertyStatus, ReviewState } from '@/lib/listing-vocabulary/constants';

/** A listing as its owner sees it. */
export type OwnProperty = PropertyDto & {
  quality: Quality;
  samePhotos: SharedPhoto[];
  /** where it stands in moderation, and why it was rejected */
  review?: { state: ReviewState; reason?: string };
  /** hidden because the account is about to be erased */
  isHidden?: true;
  /** its owner can say that it is still there */
  isConfirmable: boolean;
  /** paused because nobody did */
  isStale: boolean;
  /** visitors who say that it is gone */
  goneCount: number;
};

/** … with what it brings: views of the last 30 days, and all enquiries. */
export type OwnListing = OwnProperty & { views: number; enquiries: number };

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
