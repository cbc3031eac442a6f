import { createElement, Fragment, type ReactNode } from 'react';
import type * as catalogue from '@/messages/catalogue';
import { type CompiledMessage, formatParts, type MessageValues, type ValuesOf } from './icu';
import { withJoints } from './inflection';
import { type Language, localPath } from './languages';
import { inEnglish, readMessage, valuesIn } from './message';

type Catalogue = typeof catalogue;
export type Domain = keyof Catalogue;
/** The texts sent to the browser, or available on the server, by area and English text. */
export type Messages = { [D in Domain]?: Readonly<Record<string, CompiledMessage>> };

export type Key<D extends Domain> = (keyof Catalogue[D] | keyof Catalogue['common']) & string;
type Args<K extends string> = string extends K
  ? [values?: MessageValues]
  : keyof ValuesOf<K> extends never
    ? []
    : [values: ValuesOf<K>];
type RichValues = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;

/** Translates the texts of one area and of `common`. The key is the English text. */
export type Text<D extends Domain = 'common'> = {
  <K extends Key<D>>(key: K, ...args: Args<K>): string;
  /** A text with elements, in which `b` renders the content of `<b>…</b>`. */
  rich(key: Key<D>, values: RichValues): ReactNode;
  readonly language: Language;
};

/** True for text whose only syntax is plain arguments, such as `Page {page} of {pages}`. It is sent unchanged, not compiled. */
export const isTemplate = (text: string) => /^(?:[^{}<]|\{\w+\})*$/.test(text) && !/'['{}<]/.test(text);

/** The compiled form of a template, with texts, and each argument's name in an array. */
const templateParts = (text: string) =>
  text.split(/\{(\w+)\}/).map((part, place) => (place % 2 ? [part] : part)) as CompiledMessage;

type Find = (key: string) => CompiledMessage | undefined;

function textFrom<D extends Domain>(language: Language, find: Find): Text<D> {
  const format = (key: string, values?: RichValues): ReactNode[] => {
    const found = find(key) ?? key;
    if (typeof found === 'string' && !values) return [found];
    const message = typeof found === 'string' ? templateParts(found) : found;
    return formatParts<ReactNode>(message, language, values).map((part) =>
      typeof part === 'string' ? withJoints(language, part) : part,
    );
  };
  const text = (key: string, values?: RichValues) => format(key, values).join('');
  // with keys, because React requires them for elements created in a list
  const rich = (key: string, values?: RichValues) => {
    const parts = format(key, values);
    if (parts.length < 2) return parts[0] ?? '';
    return parts.map((part, place) => createElement(Fragment, { key: String(place) }, part));
  };
  return Object.assign(text, { rich, language }) as Text<D>;
}

/** Areas with replies for all pages, the listing form, searches and the office. */
export const REPLIES = [
  'replies',
  'listings/replies',
  'search/replies',
  'office/replies',
] as const satisfies Domain[];

/** Areas searched after the component's own: shared texts, data and replies. The first with the text wins. */
const SHARED = [
  'common',
  'labels',
  'places',
  'content/service-lines',
  ...REPLIES,
] as const satisfies Domain[];

/** Translates a message of the API or a schema (`message`) by key and values. Without a translation, shows it in English. */
export type Reply = (message: string) => string;

function replyFrom(language: Language, find: Find): Reply {
  const text = textFrom<'common'>(language, find) as unknown as (
    key: string,
    values?: MessageValues,
  ) => string;
  return (message) => {
    const { key, values } = readMessage(message);
    if (!values) return typeof find(key) === 'string' ? text(key) : key;
    return find(key) === undefined ? inEnglish(message) : text(key, valuesIn(language, values));
  };
}

/**
 * Translates values of a closed list (fields, amenities, categories) for display. Leaves unknown text, such as a person's own, unchanged. Comparisons and keys
 * use the stored value.
 */
export type Label = (english: string) => Shown;

/** A translated label for people. The compiler refuses to compare it with a stored value. */
export type Shown = string & { readonly [shown]: true };
declare const shown: unique symbol;

/** Everything needed to write in one language. `useTexts` returns it to components, and `texts` and `textsIn` on the server. */
export type Texts<D extends Domain = 'common'> = {
  t: Text<D>;
  label: Label;
  reply: Reply;
  href: (address: string) => string;
  language: Language;
};

/** Builds the texts. Browser and server differ only in the source of an area's messages. */
export function textsFrom<D extends Domain>(
  language: Language,
  domain: D,
  messagesOf: (domain: Domain) => Readonly<Record<string, CompiledMessage>> | undefined,
): Texts<D> {
  const find: Find = (key) => {
    for (const place of [domain, ...SHARED]) {
      const found = messagesOf(place)?.[key];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    t: textFrom<D>(language, find),
    label: (english) => {
      const found = find(english);
      return (typeof found === 'string' ? found : english) as Shown;
    },
    reply: replyFrom(language, find),
    href: (address) => localPath(language, address),
    language,
  };
}
