/** Reasons for reporting a listing. */
export const REPORT_REASONS = [
  'sold',
  'wrong-price',
  'wrong-photos',
  'wrong-facts',
  'fraud',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS = {
  sold: 'Already sold or let',
  'wrong-price': 'The price is wrong',
  'wrong-photos': 'The photographs are of another place',
  'wrong-facts': 'Area, rooms or address are wrong',
  fraud: 'I think it is a fraud',
  other: 'Something else',
} as const satisfies Record<ReportReason, string>;

export const REPORT_STATUSES = ['open', 'settled'] as const;
