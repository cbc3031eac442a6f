export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const MAX_LINES = 12;
export const DUE_DAYS = 30;
export const MAX_DUE_DAYS = 180;

export const PAYMENT_LABELS = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
} as const;
export type PaymentState = keyof typeof PAYMENT_LABELS;
/** Maximum length of the consecutive serial number under CGST Rules 2017, rule 46(b). */
export const MAX_NUMBER_LENGTH = 16;

/** Codes of the states and union territories, as in the first two digits of a GSTIN. */
export const GST_STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const;
export type GstState = keyof typeof GST_STATES;
export const GST_STATE_CODES = Object.keys(GST_STATES).sort() as [GstState, ...GstState[]];
/** Union territories without a legislature have UTGST where states have SGST (UTGST Act 2017, section 1). */
export const UNION_TERRITORIES: readonly GstState[] = ['04', '26', '31', '35', '38'];
export const HOME_STATE: GstState = '27';

/** Columns of the accountant's file; amounts are rupees with two decimals. */
export const INVOICE_COLUMNS = [
  'Number',
  'Date',
  'Kind',
  'Against invoice',
  'Deal',
  'Recipient',
  "Recipient's GSTIN",
  'Place of supply',
  'SAC',
  'Description',
  'Taxable value (₹)',
  'GST %',
  'CGST (₹)',
  'SGST (₹)',
  'IGST (₹)',
  'Round-off (₹)',
  'Total (₹)',
  'Payment',
  'Payable by',
  'Paid on',
] as const;
