/** Stages of a deal in order. A deal can move between any two, because people mark late or by mistake. */
export const OPEN_STAGES = ['enquiry', 'visit', 'offer', 'token', 'agreement'] as const;
export const DEAL_STAGES = [...OPEN_STAGES, 'registered', 'lost'] as const;
export type DealStage = (typeof DEAL_STAGES)[number];
export const STAGE_LABELS = {
  enquiry: 'Enquiry',
  visit: 'Visit',
  offer: 'Offer',
  token: 'Token',
  agreement: 'Agreement',
  registered: 'Registered',
  lost: 'Lost',
} as const satisfies Record<DealStage, string>;

export const LOST_REASON_LABELS = {
  price: 'No agreement on the price',
  'bought-elsewhere': 'Took another property',
  loan: 'No loan',
  papers: 'Papers not in order',
  withdrawn: 'Owner withdrew the property',
  'no-reply': 'No more replies',
  other: 'Another reason',
} as const;
export type LostReason = keyof typeof LOST_REASON_LABELS;
export const LOST_REASONS = Object.keys(LOST_REASON_LABELS) as LostReason[];

/** The kind of property decides which papers a deal needs. */
export const DEAL_KINDS = ['resale', 'new', 'land', 'farmland', 'rent'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];
export const DEAL_KIND_LABELS = {
  resale: 'Resale',
  new: 'New, from the developer',
  land: 'Plot',
  farmland: 'Agricultural land',
  rent: 'Rent',
} as const satisfies Record<DealKind, string>;

export const PARTY_ROLES = ['buyer', 'seller', 'tenant', 'owner'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];
export const PARTY_ROLE_LABELS = {
  buyer: 'Buyer',
  seller: 'Seller',
  tenant: 'Tenant',
  owner: 'Owner',
} as const satisfies Record<PartyRole, string>;

export const DOCUMENT_STATES = ['missing', 'seen', 'not-needed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
export const DOCUMENT_STATE_LABELS = {
  missing: 'Missing',
  seen: 'Seen',
  'not-needed': 'Not needed',
} as const satisfies Record<DocumentState, string>;

/** Days before a date on which its reminder is sent; null for no reminder. */
export const REMIND_DAYS = [0, 1, 3, 7] as const;
/** The hour of the reminder, Indian time. */
export const REMIND_HOUR = 9;

export const MAX_PARTIES = 12;
export const MAX_DATES = 40;
export const MAX_SPLITS = 12;
export const MAX_NOTES_LENGTH = 4000;
/** Rupees: ₹10,000 crore. */
export const MAX_DEAL_VALUE = 100_000_000_000;
/** Maximum deals on the board; the list has the rest. */
export const MAX_BOARD = 300;
export const DEALS_PER_PAGE = 50;
export const BOARD_ENDED_DAYS = 90;
