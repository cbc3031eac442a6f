import { latinDigits } from '@/lib/platform/language/digits';

/** Text pasted into a search box that is neither a word nor an amount. */
export type Code = {
  kind: 'project' | 'agent' | 'phone' | 'email';
  /** as stored and compared */
  value: string;
  /** as typed, with the words that announce it ("rera no") */
  words: string;
};

/**
 * MahaRERA's project numbers are `P` with eleven digits, recently `PR` with thirteen; agent numbers `A` with eleven, recently `AR`. A mobile number has ten
 * digits starting with 6 to 9, with or without the country code; a telephone number in Nagpur has seven after 0712.
 */
const ANNOUNCED = String.raw`(?:(?:maha ?)?rera(?: ?(?:registration|regn?|reg))?(?: ?(?:no|number|id))?\.? ?[:#-]? ?)?`;
const CODES: readonly (readonly [kind: Code['kind'], pattern: RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/iu],
  ['project', new RegExp(String.raw`\b${ANNOUNCED}(pr? ?-?\d{11,13})\b`, 'iu')],
  ['agent', new RegExp(String.raw`\b${ANNOUNCED}(ar? ?-?\d{11,13})\b`, 'iu')],
  ['phone', /(?<!\d)(?:\+ ?91|0091|91|0)?[ -]?[6-9]\d{4}[ -]?\d{5}(?!\d)/u],
  ['phone', /(?<!\d)(?:\+ ?91[ -]?|0)712[ -]?\d{3}[ -]?\d{4}(?!\d)/u],
];

const normalised = (kind: Code['kind'], text: string): string =>
  kind === 'email'
    ? text.toLowerCase()
    : kind === 'phone'
      ? text.replace(/\D/g, '').slice(-10)
      : text.toUpperCase().replace(/[ -]/g, '');

const CONTACTS = CODES.filter(([kind]) => kind === 'email' || kind === 'phone');

/** The text without phone numbers and email addresses, because personal data must not be in an address. */
export function withoutContacts(text: string): string {
  let rest = text;
  for (const [, pattern] of CONTACTS) {
    const all = new RegExp(pattern.source, `${pattern.flags}g`);
    const matches = [...latinDigits(rest).matchAll(all)];
    for (const { index, 0: found } of matches.reverse())
      rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length);
  }
  return rest;
}

/** The first code in a text, and the text without it, in which all other words keep their positions. */
export function takeCode(text: string): { code?: Code; rest: string } {
  const plain = latinDigits(text);
  for (const [kind, pattern] of CODES) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const words = text.slice(match.index, match.index + match[0].length);
    const rest =
      text.slice(0, match.index) + ' '.repeat(words.length) + text.slice(match.index + words.length);
    const code = { kind, value: normalised(kind, match[1] ?? match[0]), words: words.trim() };
    return { code, rest: withoutContacts(rest) };
  }
  return { rest: text };
}
