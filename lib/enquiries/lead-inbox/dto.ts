import type { LeadState } from '@/lib/enquiries/leads/constants';
import type { LeadDto } from '@/lib/enquiries/leads/dto';

export type LeadPageDto = {
  rows: LeadDto[];
  /** cursor of the next page */
  next?: string;
  counts: Record<LeadState | 'waiting' | 'open', number>;
};
