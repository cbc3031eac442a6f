import { z } from 'zod';
import { TERMS_STATES } from '@/lib/deals/firms/constants';
import { firmDto } from '@/lib/deals/firms/dto';
import { LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { SHOWN_STATES } from './constants';

export const offerDto = z.strictObject({
  id: z.string(),
  property: z.strictObject({
    id: z.string(),
    title: z.string(),
    /** whole rupees, monthly for a home to let */
    price: z.number(),
    type: z.enum(LISTING_TYPES),
    city: z.string(),
    address: z.string(),
  }),
  firm: firmDto,
  /** percent of the commission that the introducing firm gets */
  percent: z.number(),
  note: z.string(),
  state: z.enum(SHOWN_STATES),
  offeredAt: z.string(),
  /** true if the actor's firm lists it */
  isOwn: z.boolean(),
  /** terms with the offering firm; `both` for an own offer */
  terms: z.enum(TERMS_STATES),
});
export type OfferDto = z.infer<typeof offerDto>;

export const offerListDto = z.strictObject({ own: z.array(offerDto), others: z.array(offerDto) });
export type OfferListDto = z.infer<typeof offerListDto>;
