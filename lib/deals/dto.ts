import type { DealKind, DealStage, DocumentState, LostReason, PartyRole } from './constants';
import type { Side } from './introductions/constants';
import type { FirmPartDto } from './introductions/dto';
import type { DealDocument } from './papers.constants';

export type PartyDto = {
  id: string;
  role: PartyRole;
  /** the client in the directory */
  client: string | null;
  /** empty when the person was erased */
  name: string;
  phone: string;
  email: string;
};

export type DealDocumentDto = {
  key: DealDocument;
  label: string;
  /** the stage by which it should have been seen */
  stage: DealStage;
  state: DocumentState;
  note: string;
  /** the deal has reached that stage and it was not seen */
  isLate: boolean;
};

export type DealDateDto = {
  id: string;
  /** `2026-12-01` */
  day: string;
  what: string;
  remindDays: number | null;
  isDone: boolean;
};

export type SplitDto = {
  name: string;
  account: string | null;
  /** percent with two decimals at most */
  percent: number;
  rupees: number;
};

/** Whole rupees. The splits add up to `rupees`. */
export type CommissionDto = {
  /** as agreed, either a percentage of the value or a sum */
  percent: number | null;
  /** commission of all firms together */
  agreed: number;
  /** commission of this firm, which is the same unless two firms divide it */
  rupees: number;
  /** 0 for a firm without a GSTIN in its billing details */
  gstPercent: number;
  gst: number;
  total: number;
  splits: SplitDto[];
};

/** The division of the commission between two firms. */
export type CoBrokingDto = {
  introduction: string;
  side: Side;
  /** empty without a commission, and for people who may not see it */
  parts: FirmPartDto[];
};

type DealHead = {
  id: string;
  __v: number;
  title: string;
  kind: DealKind;
  stage: DealStage;
  /** the date on which it reached the stage */
  stageSince: string;
  /** whole rupees; 0 while unknown */
  value: number;
  /** null when the account was deleted */
  owner: { id: string; name: string } | null;
};

/** A deal as a card of the board and a row of the list. */
export type DealCardDto = DealHead & {
  propertyTitle: string;
  partyNames: string[];
  /** counts of the papers it needs */
  documents: { seen: number; needed: number; late: number };
  /** the next open date */
  next: { day: string; what: string } | null;
};

export type DealDto = DealHead & {
  lostReason: LostReason | null;
  lostNote: string;
  closedOn: string | null;
  property: { id: string; title: string; isListed: boolean } | null;
  reraNumber: string;
  lead: string | null;
  parties: PartyDto[];
  documents: DealDocumentDto[];
  dates: DealDateDto[];
  /** null without a commission, and for people who may not see it */
  commission: CommissionDto | null;
  /** null unless a firm has brought the client to another firm's listing */
  coBroking: CoBrokingDto | null;
  seesCommission: boolean;
  mayDelete: boolean;
  notes: string;
  moves: { from: DealStage | null; to: DealStage; at: string }[];
  createdAt: string;
};

/** Number of deals in a stage, the total price of sales, and the total monthly rent of lettings. */
export type StageTotal = { stage: DealStage; count: number; value: number; rent: number };

export type DealListDto = {
  data: DealCardDto[];
  totals: StageTotal[];
  /** whole rupees: the prices of the open sales */
  pipelineValue: number;
  /** whole rupees a month: the rents of open lettings, never added to prices */
  pipelineRent: number;
  total: number;
  page: number;
  pages: number;
};
