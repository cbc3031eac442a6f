import type { PairReason } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';

export type PairDto = {
  id: string;
  reasons: PairReason[];
  a: ContactDto;
  b: ContactDto;
  /** when the two were first found alike */
  foundAt: string;
  /** pairs connected to this one, including itself: they can be dismissed together */
  groupPairs: number;
};
