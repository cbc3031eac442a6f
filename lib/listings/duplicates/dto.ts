import type { PropertyCardDto } from '@/lib/listings/dto';
import type { DuplicateReason } from './constants';

export type DuplicateCandidate = { listing: PropertyCardDto; reasons: DuplicateReason[] };
