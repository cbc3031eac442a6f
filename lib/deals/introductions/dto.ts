import type { DealStage } from '@/lib/deals/constants';
import type { FirmDto } from '@/lib/deals/firms/dto';
import type { EventKind, IntroductionState, Side } from './constants';

/** A part of the commission, with GST according to that firm's registration. */
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
  /** null for events that the site reports */
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
  /** true if everybody can open the listing */
  isListed: boolean;
  /** for the listing firm, only the ends of number and address until they are shared */
  phone: string;
  email: string;
  isContactShared: boolean;
  /** version of the terms under which it was made */
  terms: string;
  deals: IntroducedDealDto[];
  events: IntroductionEventDto[];
  /** true if the actor may add steps, and may start the firm's deal */
  mayWrite: boolean;
  mayStartDeal: boolean;
};

export type IntroductionListDto = { introductions: IntroductionItemDto[] };
