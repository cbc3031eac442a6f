import type { PairReason } from '@/lib/contact/constants';
import type { ContactDto } from '@/lib/contact/dto';

export type PairDto = {
  id: string;
  reasons: PairReason[];
  a: ContactDto;
  b: ContactDto;
  /** pairs that hang together with this one, itself among them: they can be dismissed at once */
  groupPairs: number;
};
