import type { EnquiryStatus } from '@/lib/enquiries/constants';

export const LEAD_STATES = ['new', 'contacted', 'visiting', 'negotiating', 'closed', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];
export const LEAD_STATE_LABELS = {
  new: 'New',
  contacted: 'Contacted',
  visiting: 'Visiting',
  negotiating: 'Negotiating',
  closed: 'Closed',
  lost: 'Lost',
} as const satisfies Record<LeadState, string>;
export const OPEN_STATES: readonly LeadState[] = ['new', 'contacted', 'visiting', 'negotiating'];

export const LOST_REASON_LABELS = {
  price: 'The price',
  place: 'Location or home',
  'bought-elsewhere': 'Found another home',
  'not-reachable': 'Unreachable',
  'not-serious': 'Not serious',
  other: 'Another reason',
} as const;
export type LostReason = keyof typeof LOST_REASON_LABELS;
export const LOST_REASONS = Object.keys(LOST_REASON_LABELS) as LostReason[];

export const LEAD_SOURCES = ['enquiry', 'visit', 'number', 'call', 'whatsapp'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
export const LEAD_SOURCE_LABELS = {
  enquiry: 'Enquiry',
  visit: 'Visit',
  number: 'Number shown',
  call: 'Call tapped',
  whatsapp: 'WhatsApp tapped',
} as const satisfies Record<LeadSource, string>;
/**
 * Sources that wait for an answer. Their wait is measured, and each comes with a way to reach the person, without which there is no lead.
 */
export const ASKING_SOURCES: readonly LeadSource[] = ['enquiry', 'visit', 'number'];

/** Actions on a lead. The last three record a tap, not that the call was answered. */
export const LEAD_NOTE_KINDS = ['note', 'state', 'answer', 'call', 'whatsapp', 'mail', 'handover'] as const;
export type LeadNoteKind = (typeof LEAD_NOTE_KINDS)[number];
export const LEAD_WAYS = ['call', 'whatsapp', 'mail'] as const;
export type LeadWay = (typeof LEAD_WAYS)[number];

export const STATE_OF_ENQUIRY: Record<EnquiryStatus, LeadState> = {
  new: 'new',
  contacted: 'contacted',
  'visit planned': 'visiting',
  negotiating: 'negotiating',
  won: 'closed',
  lost: 'lost',
};

/** The status that the sender and the admins' inbox see for each stage. */
export const ENQUIRY_STATUS_OF: Record<LeadState, EnquiryStatus> = {
  new: 'new',
  contacted: 'contacted',
  visiting: 'visit planned',
  negotiating: 'negotiating',
  closed: 'won',
  lost: 'lost',
};

/** Waits from which minutes are shown in amber, then in red. */
export const WAIT_WARNING_MS = 15 * 60_000;
export const WAIT_LATE_MS = 60 * 60_000;

export const MAX_NOTE_LENGTH = 4000;
export const MAX_STEP_LENGTH = 200;
/** Maximum entries of a lead; older ones are dropped. */
export const MAX_SOURCES = 50;
export const MAX_NOTES = 200;

/** Fields of a lead that `toLeadDtos` reads, without notes, messages and handovers, which are most of the row. */
export const LISTED_LEAD = {
  __v: 1,
  state: 1,
  lostReason: 1,
  property: 1,
  propertyTitle: 1,
  name: 1,
  sources: 1,
  readAt: 1,
  lastAt: 1,
  waitingSince: 1,
  dueAt: 1,
  askedAt: 1,
  firstAnsweredAt: 1,
  nextStep: 1,
  assignee: 1,
  createdAt: 1,
} as const;

/** Fields of enquiries and visits that a list shows. A lead's own page shows more. */
export const LISTED_ENQUIRY = {
  lead: 1,
  phone: 1,
  email: 1,
  message: 1,
  sender: 1,
  'messages.from': 1,
  'messages.text': 1,
} as const;
export const LISTED_VISIT = { lead: 1, phone: 1, email: 1, host: 1, owner: 1 } as const;
