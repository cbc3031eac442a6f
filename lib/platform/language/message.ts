import type * as catalogue from '@/messages/catalogue';
import type { MessageValues, ValuesOf } from './icu';
import type { Language } from './languages';

/** The English text of a reply. */
export type ReplyKey = keyof Replies & string;

type Replies = typeof catalogue.common &
  typeof catalogue.replies &
  (typeof catalogue)['listings/replies'] &
  (typeof catalogue)['search/replies'] &
  (typeof catalogue)['office/replies'];

/** A message in the texts, with its key (the English text) and its values. */
export type KeyedMessage = { key: string; values?: MessageValues };

/** Separates key and values, because no text contains it. */
const MARK = '\u001f';

/**
 * A reply with values, for schemas, errors and forms, which pass strings on. `reply` shows it in the reader's language by its key, and `inEnglish` is for logs
 * and programs. A reply without values is its own key.
 */
export const messageWith = <K extends keyof Replies & string>(
  key: K,
  values: ValuesOf<K> & MessageValues,
): string => joinMessage({ key, values });

export const joinMessage = ({ key, values }: KeyedMessage): string =>
  values ? `${key}${MARK}${JSON.stringify(values)}` : key;

export function readMessage(text: string): KeyedMessage {
  const at = text.indexOf(MARK);
  return at < 0 ? { key: text } : { key: text.slice(0, at), values: JSON.parse(text.slice(at + 1)) };
}

/** The values in a language. A value such as a time can have a version for another language, such as `time.mr` beside `time`. */
export const valuesIn = (language: Language, values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, values[`${name}.${language}`] ?? value]),
  );

/** A value in the three languages, such as a time: `time`, `time.mr` and `time.hi`. */
export const valueInEach = <N extends string>(name: N, of: (language: Language) => string) =>
  ({
    [name]: of('en'),
    [`${name}.mr`]: of('mr'),
    [`${name}.hi`]: of('hi'),
  }) as Record<N, string> & MessageValues;

/** The English text of a message with only simple values in braces, as in all replies. */
export function inEnglish(text: string): string {
  const { key, values } = readMessage(text);
  return values
    ? key.replace(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument))
    : key;
}
