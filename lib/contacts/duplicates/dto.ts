import type { PairReason } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';

export type PairDto = {
  id: string;
  reasons: PairReason[];
  a: ContactDto;
  b: ContactDto;
  /** pairs that hang together with this one, itself among them: they can be dismissed at once */
  groupPairs: number;
};
