import type { SharedPhoto } from '@/lib/duplicates/dto';
import type { PropertyDto } from '@/lib/listing/dto';
import type { Quality } from '@/lib/listing-quality/rules';
import type { ReviewState } from '@/lib/listing-vocabulary/constants';

/** A listing on its owner's desk. */
export type OwnProperty = PropertyDto & {
  quality: Quality;
  samePhotos: SharedPhoto[];
  /** where it stands with the desk, and why it was rejected */
  desk?: { state: ReviewState; reason?: string };
};

/** … with what it brings: views of the last 30 days, and all enquiries. */
export type OwnListing = OwnProperty & { views: number; enquiries: number };
