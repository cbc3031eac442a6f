export const REPORT_REASON_LABELS = {
  sold: 'Already sold or let',
  'wrong-price': 'The price is wrong',
  'wrong-photos': 'The photos show another place',
  'wrong-facts': 'Area, rooms or address are wrong',
  fraud: 'I think it’s fraud',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASON_LABELS;
export const REPORT_REASONS = Object.keys(REPORT_REASON_LABELS) as ReportReason[];

export const REPORT_STATUSES = ['open', 'settled'] as const;
