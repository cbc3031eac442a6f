/** The document whose original was shown. */
export const ID_KINDS = ['aadhaar', 'pan', 'passport', 'voter', 'driving', 'company'] as const;
export type IdKind = (typeof ID_KINDS)[number];
export const ID_KIND_LABELS = {
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  passport: 'Passport',
  voter: 'Voter identity card',
  driving: 'Driving licence',
  company: 'Certificate of incorporation',
} as const satisfies Record<IdKind, string>;

export const FUNDS = ['savings', 'loan', 'sale', 'business', 'inheritance', 'gift', 'other'] as const;
export type Fund = (typeof FUNDS)[number];
export const FUND_LABELS = {
  savings: 'Savings and salary',
  loan: 'Loan of a bank',
  sale: 'Sale of another property',
  business: 'Business',
  inheritance: 'Inheritance',
  gift: 'Gift',
  other: 'Another source',
} as const satisfies Record<Fund, string>;

/** Lists of persons with whom no business may be done (Unlawful Activities (Prevention) Act 1967, section 51A). */
export const WATCH_LISTS = ['unsc', 'uapa', 'own'] as const;
export type WatchList = (typeof WATCH_LISTS)[number];
export const WATCH_LIST_LABELS = {
  unsc: 'Sanctions of the UN Security Council',
  uapa: 'Designated persons of the Ministry of Home Affairs (UAPA)',
  own: 'Own list of the firm',
} as const satisfies Record<WatchList, string>;
/** Required for completeness. */
export const NEEDED_LISTS = ['unsc', 'uapa'] as const satisfies readonly WatchList[];

export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];
export const RISK_LABELS = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies Record<Risk, string>;

/** Gaps that can block the registration of a deal. */
export const MISSING_PARTS = ['parties', 'identity', 'owner', 'funds', 'lists', 'risk', 'cash'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];
export const MISSING_PART_LABELS = {
  parties: 'A buyer and a seller are missing',
  identity: 'The identity of a buyer or seller was not seen yet',
  owner: 'Write who the beneficial owner is',
  funds: 'Choose where the money comes from',
  lists: 'Check the lists and enter the day',
  risk: 'Choose a risk class and write the reason',
  cash: 'Write how much is paid in cash, 0 for nothing',
} as const satisfies Record<MissingPart, string>;

export const MAX_TEXT_LENGTH = 500;
export const MAX_SUSPICION_LENGTH = 4000;
