import type { Language } from '@/lib/platform/language/languages';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { FORM_FIELDS, type FormField, type FormKind } from './constants';
import { type FormValues, renewalOf } from './rules';

type T = Text<'deals/forms'>;
type Clause = {
  text: string;
  /** only with this field, or only without it */
  needs?: string;
  without?: string;
  /** only with this value of this choice */
  only?: readonly [field: string, value: string];
};

const AGENT_NUMBER: Clause = {
  text: 'The agent is registered with MahaRERA under the number {agentRera}.',
  needs: 'agentRera',
};

const CLAUSES: Readonly<Record<FormKind, readonly Clause[]>> = {
  mandate: [
    { text: 'This mandate is between {owner}, {ownerAddress} (the owner), and {agent} (the agent).' },
    AGENT_NUMBER,
    {
      text: 'The owner gives the agent the exclusive right to find a buyer for this property: {property}. The asking price is {price}; the agent agrees to no other without the owner’s written consent.',
      only: ['purpose', 'sale'],
    },
    {
      text: 'The owner gives the agent the exclusive right to find a tenant for this property: {property}. The rent asked for is {price} a month; the agent agrees to no other without the owner’s written consent.',
      only: ['purpose', 'letting'],
    },
    {
      text: 'The mandate runs from {from} until {until}. In this time the owner instructs no other agent and passes every enquiry on to the agent.',
    },
    {
      text: 'When a sale that was agreed in this time is registered, the owner pays the agent {feePercent} of its price, with GST as the law requires.',
      only: ['purpose', 'sale'],
    },
    {
      text: 'When a letting that was agreed in this time is registered, the owner pays the agent {feePercent} of one month’s rent, with GST as the law requires.',
      only: ['purpose', 'letting'],
    },
    {
      text: 'The same fee is due when the owner, within {tailDays} days after the mandate ends, closes with a person whom the agent introduced during it and named in writing.',
    },
    {
      text: 'The agent advertises the property truthfully, shows it by appointment, passes on every offer, and keeps money of the parties apart from its own.',
    },
    {
      text: 'Either side may end the mandate in writing when the other has broken it and has not mended that within 15 days of a written notice.',
    },
  ],
  'visit-slip': [
    { text: '{visitor} visits this property on {day} at {time}, shown by {agent} (the agent): {property}.' },
    AGENT_NUMBER,
    {
      text: 'The visitor learnt of the property through the agent, and deals with its owner through the agent for {tailDays} days from this visit.',
    },
    {
      text: 'If the visitor buys it, the agent’s fee is {feePercent} of the price, and if the visitor rents it, {feePercent} of one month’s rent, with GST as the law requires.',
      needs: 'feePercent',
    },
    { text: 'This slip is not a booking and not an agreement to buy or rent. No money is paid with it.' },
    { text: 'The agent uses the visitor’s name and contact details for this visit and its follow-up only.' },
  ],
  'leave-licence': [
    {
      text: 'This agreement of leave and licence is between {licensor}, {licensorAddress} (the licensor), and {licensee}, {licenseeAddress} (the licensee).',
    },
    {
      text: 'The licensor lets the licensee use this property as a home from {from} for {monthCount, plural, one {one month} other {{months} months}}, until {last}: {property}.',
      only: ['purpose', 'home'],
    },
    {
      text: 'The licensor lets the licensee use this property for business from {from} for {monthCount, plural, one {one month} other {{months} months}}, until {last}: {property}.',
      only: ['purpose', 'business'],
    },
    {
      text: 'The licence creates no tenancy and no interest in the property (Indian Easements Act 1882, section 52; Maharashtra Rent Control Act 1999, section 24).',
    },
    { text: 'The licence fee is {rent} a month, paid in advance by day {dueDay} of each month.' },
    { text: 'After every twelve months the fee rises by {risePercent}.', needs: 'risePercent' },
    {
      text: 'The refundable deposit is {deposit}, without interest. It is returned when the property is handed back, less unpaid dues and damage beyond fair wear.',
    },
    {
      text: 'Neither side ends the licence in its first {lockInCount, plural, one {month} other {{lockIn} months}}. After that each side may, with a written notice of {noticeCount, plural, one {one month} other {{notice} months}}.',
      needs: 'lockIn',
    },
    {
      text: 'Each side may end the licence with a written notice of {noticeCount, plural, one {one month} other {{notice} months}}.',
      without: 'lockIn',
    },
    {
      text: 'Society charges and property tax are paid by the licensor; electricity, water and gas by the licensee as used.',
      only: ['charges', 'licensor'],
    },
    {
      text: 'Society charges, property tax, electricity, water and gas are paid by the licensee.',
      only: ['charges', 'licensee'],
    },
    { text: 'Handed over with the property: {furniture}', needs: 'furniture' },
    {
      text: 'The licensee does not hand the property to others, does not change its structure, and hands it back on the last day.',
    },
    {
      text: 'The licensor has this agreement registered (Maharashtra Rent Control Act 1999, section 55) and reports the licensee to the police station of the area.',
    },
  ],
};

const NOT_FILLED = '__________';

export function valueText({ kind, options }: FormField, value: string | number | undefined, t: T): string {
  if (value === undefined || value === '') return NOT_FILLED;
  if (kind === 'rupees') return formatRupees(Number(value));
  if (kind === 'percent') return `${value} %`;
  if (kind === 'day') return formatDate(`${value}T12:00:00+05:30`, t.language);
  if (kind === 'choice') return t((options?.[value] ?? 'Other') as 'Sale');
  return String(value);
}

/** Paragraphs of a form in order of their numbers. Empty fields become lines to fill in. */
export function clausesOf(kind: FormKind, values: FormValues, t: T): string[] {
  const written = Object.fromEntries(
    FORM_FIELDS[kind].map((field) => [field.name, valueText(field, values[field.name], t)]),
  );
  const renewal = renewalOf(values);
  const last = renewal ? formatDate(`${renewal.until}T12:00:00+05:30`, t.language) : NOT_FILLED;
  // an empty field becomes a line, which takes the plural
  const count = (name: string) => (typeof values[name] === 'number' ? values[name] : 2);
  const counts = {
    monthCount: count('months'),
    noticeCount: count('notice'),
    lockInCount: count('lockIn'),
  };
  const all = { ...written, ...counts, last, furniture: written.furniture ?? NOT_FILLED };
  const has = (name: string) => (values[name] ?? '') !== '';
  return CLAUSES[kind]
    .filter(({ needs, without, only }) => {
      if (needs && !has(needs)) return false;
      if (without && has(without)) return false;
      return !only || !has(only[0]) || values[only[0]] === only[1];
    })
    .map(({ text }) => t(text as 'Handed over with the property: {furniture}', all));
}

export const fileNameOf = (kind: FormKind, version: number, language: Language): string =>
  `${kind}-${version}-${language}.pdf`;

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** The file name of a scan: "leave-licence-1a2b3c.pdf". */
export const scanName = (id: string, kind: string, mimeType: string): string =>
  `${kind}-${id.slice(-6)}.${EXTENSIONS[mimeType] ?? mimeType.slice('image/'.length)}`;
