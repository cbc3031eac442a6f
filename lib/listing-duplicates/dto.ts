import type { PropertyCardDto } from '@/lib/listing/dto';
import type { DuplicateReason } from './constants';

export type DuplicateCandidate = { listing: PropertyCardDto; reasons: DuplicateReason[] };

/** A photograph of a listing that another owner's listing shows too. */
export type SharedPhoto = {
  publicId: string;
  /** those that everybody may see */
  listings: { id: string; title: string }[];
  /** how many listings are not public: nothing else is told about them */
  hidden: number;
};
