import { z } from 'zod';
import { namedDto } from '@/lib/platform/http/dto';
import { DEAL_KINDS, DEAL_STAGES, DOCUMENT_STATES, LOST_REASONS, PARTY_ROLES } from './constants';
import { SIDES } from './introductions/constants';
import { firmPartDto } from './introductions/dto';
import { DEAL_DOCUMENTS, type DealDocument } from './papers.constants';

export const partyDto = z.strictObject({
  id: z.string(),
  role: z.enum(PARTY_ROLES),
  /** the client in the directory */
  client: z.string().nullable(),
  /** empty when the person was erased */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type PartyDto = z.infer<typeof partyDto>;

export const dealDocumentDto = z.strictObject({
  key: z.enum(Object.keys(DEAL_DOCUMENTS) as DealDocument[]),
  label: z.string(),
  /** stage by which it should have been seen */
  stage: z.enum(DEAL_STAGES),
  state: z.enum(DOCUMENT_STATES),
  note: z.string(),
  /** the deal has reached that stage and it was not seen */
  isLate: z.boolean(),
});
export type DealDocumentDto = z.infer<typeof dealDocumentDto>;

export const dealDateDto = z.strictObject({
  id: z.string(),
  /** `2026-12-01` */
  day: z.string(),
  what: z.string(),
  remindDays: z.number().nullable(),
  isDone: z.boolean(),
});
export type DealDateDto = z.infer<typeof dealDateDto>;

export const splitDto = z.strictObject({
  name: z.string(),
  account: z.string().nullable(),
  /** percent with two decimals at most */
  percent: z.number(),
  rupees: z.number(),
});
export type SplitDto = z.infer<typeof splitDto>;

/** Whole rupees. The splits add up to `rupees`. */
export const commissionDto = z.strictObject({
  /** as agreed, either a percentage of the value or a sum */
  percent: z.number().nullable(),
  /** commission of all firms together */
  agreed: z.number(),
  /** commission of this firm, which is the same unless two firms divide it */
  rupees: z.number(),
  /** 0 for a firm without a GSTIN in its billing details */
  gstPercent: z.number(),
  gst: z.number(),
  total: z.number(),
  splits: z.array(splitDto),
});
export type CommissionDto = z.infer<typeof commissionDto>;

/** The division of the commission between two firms. */
export const coBrokingDto = z.strictObject({
  introduction: z.string(),
  side: z.enum(SIDES),
  /** empty without a commission, and for people who can't see it */
  parts: z.array(firmPartDto),
});
export type CoBrokingDto = z.infer<typeof coBrokingDto>;

const dealHeadDto = z.strictObject({
  id: z.string(),
  __v: z.number(),
  title: z.string(),
  kind: z.enum(DEAL_KINDS),
  stage: z.enum(DEAL_STAGES),
  /** the date on which it reached the stage */
  stageSince: z.string(),
  /** whole rupees; 0 while unknown */
  value: z.number(),
  /** null when the account was deleted */
  owner: namedDto.nullable(),
});

/** A deal as a card on the board and a row in the list. */
export const dealCardDto = dealHeadDto.extend({
  propertyTitle: z.string(),
  partyNames: z.array(z.string()),
  /** counts of the papers it needs */
  documents: z.strictObject({ seen: z.number(), needed: z.number(), late: z.number() }),
  /** the next open date */
  next: z.strictObject({ day: z.string(), what: z.string() }).nullable(),
});
export type DealCardDto = z.infer<typeof dealCardDto>;

export const dealDto = dealHeadDto.extend({
  lostReason: z.enum(LOST_REASONS).nullable(),
  lostNote: z.string(),
  closedOn: z.string().nullable(),
  property: z.strictObject({ id: z.string(), title: z.string(), isListed: z.boolean() }).nullable(),
  reraNumber: z.string(),
  lead: z.string().nullable(),
  parties: z.array(partyDto),
  documents: z.array(dealDocumentDto),
  dates: z.array(dealDateDto),
  /** null without a commission, and for people who can't see it */
  commission: commissionDto.nullable(),
  /** null unless a firm has brought the client to another firm's listing */
  coBroking: coBrokingDto.nullable(),
  seesCommission: z.boolean(),
  mayDelete: z.boolean(),
  notes: z.string(),
  moves: z.array(
    z.strictObject({ from: z.enum(DEAL_STAGES).nullable(), to: z.enum(DEAL_STAGES), at: z.string() }),
  ),
  createdAt: z.string(),
});
export type DealDto = z.infer<typeof dealDto>;

/** Number of deals in a stage, the total price of sales, and the total monthly rent of lettings. */
export const stageTotalDto = z.strictObject({
  stage: z.enum(DEAL_STAGES),
  count: z.number(),
  value: z.number(),
  rent: z.number(),
});
export type StageTotal = z.infer<typeof stageTotalDto>;

export const dealListDto = z.strictObject({
  data: z.array(dealCardDto),
  totals: z.array(stageTotalDto),
  /** prices of the open sales in whole rupees */
  pipelineValue: z.number(),
  /** monthly rents of open lettings in whole rupees, never added to prices */
  pipelineRent: z.number(),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
});
export type DealListDto = z.infer<typeof dealListDto>;
