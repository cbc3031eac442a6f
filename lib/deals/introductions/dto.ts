import type { DealStage } from '@/lib/deals/constants';
import type { FirmDto } from '@/lib/deals/firms/dto';
import type { EventKind, IntroductionState, Side } from './constants';

/** A part of the commission: GST as that firm is registered. */
export type FirmPartDto = {
  side: Side;
  percent: number;
  rupees: number;
  /** 0 for a firm without a GST registration */
  gstPercent: number;
  gst: number;
  total: number;
};

/** The deal of one firm about an introduction. */
export type IntroducedDealDto = {
  side: Side;
  /** null for the other firm's deal */
  id: string | null;
  stage: DealStage;
  /** the whole commission as this firm states it; null while unknown, and for roles that see no commission */
  rupees: number | null;
  parts: FirmPartDto[];
};

export type IntroductionEventDto = {
  kind: EventKind;
  /** null for what the site reports */
  side: Side | null;
  /** the member of the firm; empty once erased */
  person: string;
  at: string;
  text: string;
  rupees: number | null;
};

export type IntroductionItemDto = {
  id: string;
  property: { id: string; title: string };
  lister: FirmDto;
  bringer: FirmDto;
  /** the actor's firm */
  side: Side;
  /** empty once the person is erased */
  name: string;
  percent: number;
  introducedAt: string;
  state: IntroductionState;
  disputedBy: Side | null;
};

export type IntroductionDto = IntroductionItemDto & {
  /** the listing can be opened by everybody */
  isListed: boolean;
  /** of the firm that lists: the end of the number and of the address, until they are given */
  phone: string;
  email: string;
  isContactShared: boolean;
  /** of the terms under which it was made */
  terms: string;
  deals: IntroducedDealDto[];
  events: IntroductionEventDto[];
  /** whether the actor may enter something, and may start the deal of the firm */
  mayWrite: boolean;
  mayStartDeal: boolean;
};

export type IntroductionListDto = { introductions: IntroductionItemDto[] };
