import type { DEAL_KIND_LABELS, DealKind } from '@/lib/deals/constants';

export type SummaryRow = {
  id: string;
  /** the day of the registration */
  day: string;
  what: string;
  reraNumber: string;
  agent: string;
  agentNumber: string;
  kind: (typeof DEAL_KIND_LABELS)[DealKind];
  /** its value is a monthly rent */
  isRent: boolean;
  parties: number;
  value: number;
  commission: number;
  gst: number;
};

/** Whole rupees. */
export type SummaryDto = {
  /** the first month of the half: `2026-04` */
  half: string;
  /** registration of the caller, or of the team */
  agentNumber: string;
  name: string;
  /** the MahaRERA number if limited to one project */
  project: string | null;
  /** the Indian day until which MahaRERA expects the report */
  due: string;
  rows: SummaryRow[];
  /** monthly rents are not included */
  total: Pick<SummaryRow, 'value' | 'commission' | 'gst'> & { rent: number };
};
