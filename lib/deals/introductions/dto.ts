import { z } from 'zod';
import { DEAL_STAGES } from '@/lib/deals/constants';
import { firmDto } from '@/lib/deals/firms/dto';
import { EVENT_KINDS, INTRODUCTION_STATES, SIDES } from './constants';

/** A part of the commission, with GST by that firm's registration. */
export const firmPartDto = z.strictObject({
  side: z.enum(SIDES),
  percent: z.number(),
  rupees: z.number(),
  /** 0 for a firm without a GST registration */
  gstPercent: z.number(),
  gst: z.number(),
  total: z.number(),
});
export type FirmPartDto = z.infer<typeof firmPartDto>;

/** The deal of one firm about an introduction. */
export const introducedDealDto = z.strictObject({
  side: z.enum(SIDES),
  /** null for the other firm's deal */
  id: z.string().nullable(),
  stage: z.enum(DEAL_STAGES),
  /** full commission as this firm states it; null while unknown, and for roles that see no commission */
  rupees: z.number().nullable(),
  parts: z.array(firmPartDto),
});
export type IntroducedDealDto = z.infer<typeof introducedDealDto>;

export const introductionEventDto = z.strictObject({
  kind: z.enum(EVENT_KINDS),
  /** null for events that the site reports */
  side: z.enum(SIDES).nullable(),
  /** the member of the firm; empty once erased */
  person: z.string(),
  at: z.string(),
  text: z.string(),
  rupees: z.number().nullable(),
});
export type IntroductionEventDto = z.infer<typeof introductionEventDto>;

export const introductionItemDto = z.strictObject({
  id: z.string(),
  property: z.strictObject({ id: z.string(), title: z.string() }),
  lister: firmDto,
  bringer: firmDto,
  /** the actor's firm */
  side: z.enum(SIDES),
  /** empty once the person is erased */
  name: z.string(),
  percent: z.number(),
  introducedAt: z.string(),
  state: z.enum(INTRODUCTION_STATES),
  disputedBy: z.enum(SIDES).nullable(),
});
export type IntroductionItemDto = z.infer<typeof introductionItemDto>;

export const introductionDto = introductionItemDto.extend({
  /** true if the listing is public */
  isListed: z.boolean(),
  /** for the listing firm, only the ends of number and address until they are shared */
  phone: z.string(),
  email: z.string(),
  isContactShared: z.boolean(),
  /** version of the terms under which it was made */
  terms: z.string(),
  deals: z.array(introducedDealDto),
  events: z.array(introductionEventDto),
  /** true if the actor can add steps and start the firm's deal */
  mayWrite: z.boolean(),
  mayStartDeal: z.boolean(),
});
export type IntroductionDto = z.infer<typeof introductionDto>;

export const introductionListDto = z.strictObject({ introductions: z.array(introductionItemDto) });
export type IntroductionListDto = z.infer<typeof introductionListDto>;
