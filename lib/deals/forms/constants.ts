/** The documents that the product writes from a template. */
export const FORM_KINDS = ['mandate', 'visit-slip', 'leave-licence'] as const;
export type FormKind = (typeof FORM_KINDS)[number];
export const FORM_KIND_LABELS = {
  mandate: 'Exclusive mandate',
  'visit-slip': 'Visit slip',
  'leave-licence': 'Leave and licence agreement',
} as const satisfies Record<FormKind, string>;

/** States of a document. `signed` means that the deal's file has the scan, so it can no longer be changed. */
export const FORM_STATES = ['draft', 'signed'] as const;
export type FormState = (typeof FORM_STATES)[number];
export const FORM_STATE_LABELS = {
  draft: 'Draft',
  signed: 'Signed',
} as const satisfies Record<FormState, string>;

export const MAX_FORMS = 40;
export const MAX_VERSIONS = 60;
export const MAX_LINE_LENGTH = 160;
export const MAX_BLOCK_LENGTH = 1200;

/** Signers of each kind in the order of their lines on paper. */
export const FORM_ROLES = {
  mandate: ['owner', 'agent'],
  'visit-slip': ['visitor', 'agent'],
  'leave-licence': ['licensor', 'licensee', 'witness'],
} as const satisfies Record<FormKind, readonly string[]>;
export type FormRole = (typeof FORM_ROLES)[FormKind][number];
export const FORM_ROLE_LABELS = {
  owner: 'Owner',
  agent: 'Agent',
  visitor: 'Visitor',
  licensor: 'Licensor',
  licensee: 'Licensee',
  witness: 'Witness',
} as const satisfies Record<FormRole, string>;

export const FIELD_KINDS = ['line', 'block', 'rupees', 'percent', 'day', 'time', 'count', 'choice'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export type FormField = {
  name: string;
  kind: FieldKind;
  label: string;
  isOptional?: true;
  /** for a count */
  min?: number;
  max?: number;
  /** for a choice, with their labels */
  options?: Readonly<Record<string, string>>;
};

const AGENT: readonly FormField[] = [
  { name: 'agent', kind: 'line', label: 'Firm’s name' },
  { name: 'agentRera', kind: 'line', label: 'The agent’s MahaRERA number', isOptional: true },
];
const PURPOSES = { sale: 'Sale', letting: 'Letting' };
const FEE = 'Fee as a percentage of the price or of one month’s rent';

export const FORM_FIELDS: Readonly<Record<FormKind, readonly FormField[]>> = {
  mandate: [
    { name: 'owner', kind: 'line', label: 'Owner’s name' },
    { name: 'ownerAddress', kind: 'block', label: 'Owner’s address' },
    ...AGENT,
    { name: 'property', kind: 'block', label: 'Property and its address' },
    { name: 'purpose', kind: 'choice', label: 'Purpose', options: PURPOSES },
    { name: 'price', kind: 'rupees', label: 'Asking price or monthly rent' },
    { name: 'feePercent', kind: 'percent', label: FEE },
    { name: 'from', kind: 'day', label: 'Valid from' },
    { name: 'until', kind: 'day', label: 'Valid until' },
    { name: 'tailDays', kind: 'count', label: 'Protection period afterwards, in days', min: 0, max: 365 },
  ],
  'visit-slip': [
    { name: 'visitor', kind: 'line', label: 'Visitor’s name' },
    ...AGENT,
    { name: 'property', kind: 'block', label: 'Property and its address' },
    { name: 'day', kind: 'day', label: 'Day of the visit' },
    { name: 'time', kind: 'time', label: 'Time of the visit' },
    { name: 'feePercent', kind: 'percent', label: FEE, isOptional: true },
    { name: 'tailDays', kind: 'count', label: 'Protection period afterwards, in days', min: 0, max: 365 },
  ],
  'leave-licence': [
    { name: 'licensor', kind: 'line', label: 'Licensor’s name' },
    { name: 'licensorAddress', kind: 'block', label: 'Licensor’s address' },
    { name: 'licensee', kind: 'line', label: 'Licensee’s name' },
    { name: 'licenseeAddress', kind: 'block', label: 'Licensee’s address' },
    { name: 'property', kind: 'block', label: 'Property and its address' },
    {
      name: 'purpose',
      kind: 'choice',
      label: 'Purpose',
      options: { home: 'As a home', business: 'For business' },
    },
    { name: 'rent', kind: 'rupees', label: 'Monthly licence fee' },
    { name: 'deposit', kind: 'rupees', label: 'Refundable deposit' },
    { name: 'from', kind: 'day', label: 'Begins on' },
    { name: 'months', kind: 'count', label: 'Duration in months', min: 1, max: 120 },
    { name: 'dueDay', kind: 'count', label: 'Day of the month when the fee is due', min: 1, max: 28 },
    { name: 'risePercent', kind: 'percent', label: 'Yearly increase in percent', isOptional: true },
    { name: 'lockIn', kind: 'count', label: 'Lock-in period in months', min: 1, max: 60, isOptional: true },
    { name: 'notice', kind: 'count', label: 'Notice period in months', min: 1, max: 12 },
    {
      name: 'charges',
      kind: 'choice',
      label: 'Society charges and property tax are paid by the',
      options: { licensor: 'Licensor', licensee: 'Licensee' },
    },
    { name: 'furniture', kind: 'block', label: 'Furniture and meter readings', isOptional: true },
    {
      name: 'place',
      kind: 'choice',
      label: 'Location of the property',
      options: { municipal: 'Municipal area', rural: 'Rural area' },
    },
    {
      name: 'renewDays',
      kind: 'count',
      label: 'Ask about renewal this many days before the end',
      min: 7,
      max: 180,
    },
  ],
};

/** Formalities of a licence outside the document. */
export const FORM_CHECKS = ['stamp', 'registration', 'police', 'society', 'handover'] as const;
export type FormCheck = (typeof FORM_CHECKS)[number];
export const FORM_CHECK_LABELS = {
  stamp: 'Stamp duty paid',
  registration: 'Registered',
  police: 'Police informed about the licensee',
  society: 'Society informed',
  handover: 'Keys handed over, meters read',
} as const satisfies Record<FormCheck, string>;

/** Initial values of a new form. */
export const START_VALUES: Readonly<Record<FormKind, Readonly<Record<string, string | number>>>> = {
  mandate: { purpose: 'sale', feePercent: 2, tailDays: 90 },
  'visit-slip': { tailDays: 90 },
  'leave-licence': {
    purpose: 'home',
    months: 11,
    dueDay: 5,
    notice: 1,
    charges: 'licensor',
    place: 'municipal',
    renewDays: 60,
  },
};
