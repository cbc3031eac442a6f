import * as catalogue from '@/messages/catalogue';
import type { Translations } from './define';
import { type CompiledMessage, compile } from './icu';
import { markJoints } from './inflection';
import { LANGUAGES, type Language } from './languages';
import { type Domain, isTemplate, type Messages, type Texts, textsFrom } from './translate';

/** True for ICU MessageFormat. Other texts can contain plain apostrophes. */
const hasSyntax = (text: string) => /[{<]/.test(text);
const needsCompiling = (text: string) => hasSyntax(text) && !isTemplate(text);
const compiled = (text: string): CompiledMessage => (needsCompiling(text) ? compile(text) : text);
const COLUMN = { mr: 0, hi: 1 } as const;

function makeDomain(language: Language, domain: Domain): Readonly<Record<string, CompiledMessage>> {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: on the server, where every text may be asked for
  const entries = Object.entries<Translations>(catalogue[domain]);
  // the English text is the key, so only texts that must be compiled need to be sent
  if (language === 'en')
    return Object.fromEntries(
      entries.filter(([key]) => needsCompiling(key)).map(([key]) => [key, compile(key)]),
    );
  return Object.fromEntries(
    entries.map(([key, both]) => [key, compiled(markJoints(language, both[COLUMN[language]]))]),
  );
}

/** Keeps the results for each domain of each language, because a page asks some thousand times. */
function keptFor<T>(make: (language: Language, domain: Domain) => T): typeof make {
  const kept: Record<Language, Map<Domain, T>> = { en: new Map(), mr: new Map(), hi: new Map() };
  return (language, domain) => {
    const known = kept[language].get(domain);
    if (known !== undefined) return known;
    const made = make(language, domain);
    kept[language].set(domain, made);
    return made;
  };
}

const domainIn = keptFor(makeDomain);

/** The browser's texts for these areas and place names. */
export function messagesOf(
  language: Language,
  domains: readonly Domain[],
  names: readonly (string | undefined)[] = [],
): Messages {
  const messages = Object.fromEntries(domains.map((domain) => [domain, domainIn(language, domain)]));
  if (language === 'en' || names.length === 0) return messages;
  return { ...messages, places: some(language, 'places', names) };
}

function some(language: Language, domain: Domain, keys: readonly (string | undefined)[]) {
  const all = domainIn(language, domain);
  return Object.fromEntries(keys.flatMap((key) => (key && all[key] ? [[key, all[key]]] : [])));
}

/** Only these labels, for a page whose client components need few. */
export const someLabels = (language: Language, keys: readonly string[]): Messages => ({
  labels: some(language, 'labels', keys),
});

/** A place's name in a language and in the others. Addresses use its Latin name in all languages. */
export function placeNames(name: string, language: Language): { name: string; alternateName: string[] } {
  const names = LANGUAGES.map((one) => textsIn(one, 'places').label(name));
  const shown = textsIn(language, 'places').label(name);
  return { name: shown, alternateName: [...new Set(names)].filter((one) => one !== shown) };
}

const textsOf = keptFor<unknown>((language, domain) =>
  textsFrom(language, domain, (value) => domainIn(language, value)),
);

/** An area's texts in a language, for output outside a page, such as a mail. The default is English. */
export const textsIn = <D extends Domain = 'common'>(
  language: Language | null | undefined,
  domain: D = 'common' as D,
): Texts<D> => textsOf(language ?? 'en', domain) as Texts<D>;
