import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from './languages';
import { messagesOf } from './messages';
import type { TextFile } from './text-file';
import type { Domain } from './translate';

/**
 * The texts of pages that many people open, in Marathi and Hindi: `next build` is followed by writing them to files that browsers
 * store for good (scripts/build-server.mjs), so that a page need not carry 16 to 19 KB of them twice. In English a text is its key,
 * and a page carries the few that must be compiled. A set is what one `PageTexts` sends.
 */
const SITE = ['common', 'shell', 'search/box'] as const;
const LIST = [
  'shortlists/hidden',
  'search/filters',
  'alerts/saved-searches',
  'search/replies',
  'labels',
] as const;
const SETS: readonly (readonly Domain[])[] = [
  SITE,
  LIST,
  [...LIST, 'listings/card', 'search/map'],
  ['search/home', 'listings/card', 'shortlists/hidden', 'labels'],
  ['listings/detail', 'shortlists/hidden'],
];

export const textsToSend = (
  language: Language,
  of: readonly Domain[],
  names?: readonly (string | undefined)[],
): TextFile => ({
  messages: messagesOf(language, of, names),
});

const addressOf = (json: string) =>
  `/_next/static/texts/${createHash('sha256').update(json).digest('base64url').slice(0, 16)}.json`;

/** Every file of the build, by its address, which changes with its texts. */
export const allTextFiles = (): [address: string, json: string][] =>
  LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    SETS.map((of): [string, string] => {
      const json = JSON.stringify(textsToSend(language, of));
      return [addressOf(json), json];
    }),
  );

const known = new Map<string, string | undefined>();

/** The address of these texts, if they are a set and the build has written its file: `next dev` and tests send them with the page. */
export function textFileOf(language: Language, of: readonly Domain[]): string | undefined {
  if (language === 'en') return undefined;
  const key = `${language} ${of.join()}`;
  if (known.has(key)) return known.get(key);
  const isSet = SETS.some((set) => set.join() === of.join());
  const address = isSet ? addressOf(JSON.stringify(textsToSend(language, of))) : undefined;
  const path = address && join(/*turbopackIgnore: true*/ process.cwd(), address.replace('/_next', '.next'));
  const found = path && existsSync(/*turbopackIgnore: true*/ path) ? address : undefined;
  known.set(key, found);
  return found;
}
