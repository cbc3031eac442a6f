export const ENQUIRY_STATUSES = ['new', 'contacted', 'visit planned', 'negotiating', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
