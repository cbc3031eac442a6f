export const ENQUIRY_STATUSES = ['new', 'contacted', 'visit planned', 'negotiating', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Shown when the enquiry could not be sent (docs/spec.md#enquiry-form). */
export const ENQUIRY_FAILED = 'Failed to submit form. Please try again.';

/** An enquiry that nobody answered within a day is overdue. */
export const ANSWER_WITHIN_MS = 86_400_000;
