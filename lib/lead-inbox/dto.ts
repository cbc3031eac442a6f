import type { LeadState } from '@/lib/lead/constants';
import type { LeadDto } from '@/lib/lead/dto';

export type LeadPageDto = {
  rows: LeadDto[];
  /** where the next page begins */
  next?: string;
  counts: Record<LeadState | 'open', number>;
};
