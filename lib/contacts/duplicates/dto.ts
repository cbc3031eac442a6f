import type { PairReason } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';

export type PairDto = {
  id: string;
  reasons: PairReason[];
  a: ContactDto;
  b: ContactDto;
  /** when the two were first found alike */
  foundAt: string;
  /** number of connected pairs, including this one, which can be dismissed together */
  groupPairs: number;
};
