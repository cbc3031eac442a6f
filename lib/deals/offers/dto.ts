import type { TermsState } from '@/lib/deals/firms/constants';
import type { FirmDto } from '@/lib/deals/firms/dto';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { ShownState } from './constants';

export type OfferDto = {
  id: string;
  property: {
    id: string;
    title: string;
    /** whole rupees; of a month for a home to let */
    price: number;
    type: ListingType;
    city: string;
    address: string;
  };
  firm: FirmDto;
  /** percent of the commission for the firm that brings the client */
  percent: number;
  note: string;
  state: ShownState;
  offeredAt: string;
  /** whether the actor's firm lists it */
  isOwn: boolean;
  /** with the firm that offers it; of an own offer `both` */
  terms: TermsState;
};

export type OfferListDto = { own: OfferDto[]; others: OfferDto[] };
