import type { TermsState } from '@/lib/deals/firms/constants';
import type { FirmDto } from '@/lib/deals/firms/dto';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { ShownState } from './constants';

export type OfferDto = {
  id: string;
  property: {
    id: string;
    title: string;
    /** whole rupees; monthly rent of a home to let */
    price: number;
    type: ListingType;
    city: string;
    address: string;
  };
  firm: FirmDto;
  /** percent of the commission that the introducing firm gets */
  percent: number;
  note: string;
  state: ShownState;
  offeredAt: string;
  /** true if the actor's firm lists it */
  isOwn: boolean;
  /** terms with the offering firm; `both` for an own offer */
  terms: TermsState;
};

export type OfferListDto = { own: OfferDto[]; others: OfferDto[] };
