import compileMessage from 'icu-minify/compile';
import { catalogue } from './catalogue';
import type { Translations } from './define';
import type { Language } from './languages';
import {
  type CardWords,
  type CompiledMessage,
  type Domain,
  type FactWords,
  type Label,
  type Messages,
  REPLIES,
  type Reply,
  replyFrom,
  type Text,
  textFrom,
  type Words,
} from './translate';

/** Only these are ICU MessageFormat: other texts may hold apostrophes as they are. */
const hasSyntax = (text: string) => /[{<]/.test(text);
/** As plain objects: what has no prototype cannot be sent to client components. */
const compile = (text: string): CompiledMessage => JSON.parse(JSON.stringify(compileMessage(text)));
const compiled = (text: string): CompiledMessage => (hasSyntax(text) ? compile(text) : text);
const COLUMN = { mr: 0, hi: 1 } as const;

function makeDomain(language: Language, domain: Domain): Readonly<Record<string, CompiledMessage>> {
  const entries = Object.entries<Translations>(catalogue[domain]);
  // the English text is the key: only what must be compiled is worth sending
  if (language === 'en')
    return Object.fromEntries(entries.filter(([key]) => hasSyntax(key)).map(([key]) => [key, compile(key)]));
  return Object.fromEntries(entries.map(([key, both]) => [key, compiled(both[COLUMN[language]])]));
}

const made = new Map<string, Readonly<Record<string, CompiledMessage>>>();

function domainIn(language: Language, domain: Domain): Readonly<Record<string, CompiledMessage>> {
  const key = `${language} ${domain}`;
  const known = made.get(key) ?? makeDomain(language, domain);
  made.set(key, known);
  return known;
}

/** What the browser needs of these domains, and of the names of places these. */
export function messagesOf(
  language: Language,
  domains: readonly Domain[],
  names: readonly (string | undefined)[] = [],
): Messages {
  const messages = Object.fromEntries(domains.map((domain) => [domain, domainIn(language, domain)]));
  if (language === 'en' || names.length === 0) return messages;
  const places = domainIn(language, 'places');
  const known = names.flatMap((name) => (name && places[name] ? [[name, places[name]]] : []));
  return { ...messages, places: Object.fromEntries(known) };
}

/** The texts of a domain outside of a page, such as in a mail; a page has `useText` and `pageText` (#language). */
export function textIn<D extends Domain>(language: Language, domain: D): Text<D> {
  const own = domainIn(language, domain);
  const common = domainIn(language, 'common');
  return textFrom<D>(language, (key) => own[key] ?? common[key]);
}

/** Where the words of data stand. */
const DATA = ['labels', 'places', 'lines'] as const;

/** `own`: the domain of the page, where constants of lib/ are its own. */
export function labelIn(language: Language, own?: Domain): Label {
  const found = [...DATA, ...(own ? [own] : []), 'common' as const].map((domain) =>
    domainIn(language, domain),
  );
  return (english) => (found.find((one) => one[english])?.[english] as string | undefined) ?? english;
}

/** Outside of a page: what functions of lib/ that make texts of data take. */
export const wordsIn = <D extends Domain>(language: Language, domain: D): Words<D> => ({
  t: textIn(language, domain),
  label: labelIn(language),
});

export const factWords = (language: Language): FactWords => ({
  t: textIn(language, 'facts'),
  label: labelIn(language, 'factLabels'),
});

export const cardWords = (language: Language): CardWords => ({
  t: textIn(language, 'card'),
  label: labelIn(language),
});

export function replyIn(language: Language): Reply {
  const replies = REPLIES.map((domain) => domainIn(language, domain));
  return replyFrom((english) => replies.find((one) => one[english])?.[english]);
}
