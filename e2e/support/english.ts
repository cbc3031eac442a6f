import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translations } from '@/lib/platform/language/define';
import { compile } from '@/lib/platform/language/icu';

/** Matches any parameter of a message, including an empty one. */
const ANYTHING = '.*?';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Node = string | number | Node[] | { [branch: string]: Node };

/** Pattern of a compiled message's output, and the texts between its elements, which pages show in pieces. */
function patternOf(node: Node, pieces: string[]): string {
  if (typeof node === 'string') return escaped(node);
  if (!Array.isArray(node)) return ANYTHING;
  const [name, type, branches] = node;
  if (typeof name === 'string' && typeof type === 'number')
    return `(?:${Object.values((branches ?? {}) as Record<string, Node>)
      .map((branch) => sequenceOf(branch, pieces))
      .join('|')})`;
  if (typeof name === 'string' && node.length > 1) {
    pieces.push(sequenceOf(node.slice(1), pieces));
    return ANYTHING;
  }
  return ANYTHING;
}

const sequenceOf = (node: Node, pieces: string[]): string =>
  Array.isArray(node) ? node.map((part) => patternOf(part, pieces)).join('') : patternOf(node, pieces);

const isSyntax = (text: string) => /[{<]/.test(text);
/** True for enough words to be one of our sentences, because "{a} of {b}" alone would match anything. */
const isTelling = (pattern: string) => /[a-z]{3,}.*[^a-z][a-z]{2,}/i.test(pattern.replaceAll(ANYTHING, ' '));

/** Appears in the enquiry field, because it is sent as the sender's words. */
const IN_A_FIELD = 'I am interested in {title}.';

const WHOLE = new Set<string>();
const PATTERNS: RegExp[] = [];
const FOLDER = join(process.cwd(), 'messages');
// mails are not pages, places are names, and the catalogue lists the others
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
for (const file of files.filter(
  (name) => name.endsWith('.ts') && !/mails?\.ts$|^(?:places|catalogue)/.test(name),
)) {
  const { default: entries } = await import(pathToFileURL(join(FOLDER, file)).href);
  for (const [english, both] of Object.entries<Translations>(entries)) {
    // a name that is written alike is not one
    if (both.includes(english) || english === IN_A_FIELD) continue;
    if (!isSyntax(english)) WHOLE.add(english.replace(/\s+/g, ' ').trim());
    else {
      const pieces: string[] = [];
      pieces.push(sequenceOf(compile(english) as Node, pieces));
      for (const piece of pieces) if (isTelling(piece)) PATTERNS.push(new RegExp(`^${piece.trim()}$`, 's'));
    }
  }
}

/** English words missing from all catalogues: three lower-case words in a row, which excludes names. */
const ENGLISH_WORDS = /(?:^|[^\p{L}])[a-z]{2,} [a-z]{2,} [a-z]{2,}(?![\p{L}])/u;

/** Purpose of a name in browser storage, as the privacy notice lists it. */
const isStorageKey = (text: string) => text.startsWith('saptam:');

const looked = new Map<string, boolean>();

/** Most texts are on many pages, and there are thousands of patterns. */
function isOurs(text: string): boolean {
  const known = looked.get(text);
  if (known !== undefined) return known;
  const is = WHOLE.has(text) || PATTERNS.some((pattern) => pattern.test(text));
  looked.set(text, is);
  return is;
}

/** The English texts of ours among these; `hasWords` means some were written by users. */
export const englishIn = (texts: readonly string[], hasWords = false): string[] => [
  ...new Set(
    texts.filter(
      (text) =>
        /[a-z]{2}/i.test(text) &&
        !isStorageKey(text) &&
        (isOurs(text) || (!hasWords && ENGLISH_WORDS.test(text))),
    ),
  ),
];

/** All visible or spoken text of a page in pieces. Runs in the browser, on the current page by default. Skips `lang="en"`, which marks users' own text. */
export function textsOf(html: string): string[] {
  const page = html === '' ? document : new DOMParser().parseFromString(html, 'text/html');
  const found: (string | null)[] = [page.title];
  const isOwn = (element: Element | null) =>
    !element ||
    element.closest('script, style, template, code, [lang="en"], [lang="en-IN"]:not(html)') !== null;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!isOwn(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent);
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of page.body.querySelectorAll(`[${name}]`))
      if (!isOwn(element)) found.push(element.getAttribute(name));
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  // a spoken name repeats them
  const own = [...page.body.querySelectorAll('[lang="en"], [lang="en-IN"]')]
    .map((element) => tidy(element.textContent))
    .filter((text) => text.length > 8);
  return found.map((text) => own.reduce((left, words) => left.replaceAll(words, ''), tidy(text)).trim());
}
