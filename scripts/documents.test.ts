import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { pageFiles, routeFiles } from '@/test/routes';

const ROOT = process.cwd();
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'public',
  'pictures',
]);
const TEXT = /(?:\.(?:md|tsx?|mjs|cjs|css|json|ya?ml|conf)|^Dockerfile)$/;
const GENERATED = new Set(['package-lock.json', 'next-env.d.ts']);
const MAX_ADR_LINES = 20;

/** Paths of all text files of the repository, relative to its root. */
function textFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const isHidden = entry.name.startsWith('.') && !entry.name.endsWith('.cjs');
    if (isHidden || SKIPPED.has(entry.name) || GENERATED.has(entry.name)) return [];
    if (entry.isDirectory()) return textFiles(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

const FILES = new Map(textFiles().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const SOURCES = [...FILES].filter(([path]) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('.test.'));
const SPEC = [...FILES].filter(([path]) => dirname(path) === 'docs/spec');

/** The anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  const plain = heading
    .replaceAll('`', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

function anchorsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

type Reference = { from: string; target: string };

/** Links of Markdown files, and `docs/….md#anchor` anywhere. Targets are relative to the root. */
function references(): Reference[] {
  return [...FILES].flatMap(([from, text]) => {
    const named = [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([target]) => target);
    const isMarkdown = from.endsWith('.md');
    const links = isMarkdown
      ? [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) =>
          link.startsWith('#') ? `${from}${link}` : normalize(join(dirname(from), link)),
        )
      : [];
    return [...named, ...links].map((target) => ({ from, target }));
  });
}

function isThere({ target }: Reference): boolean {
  const [path = '', anchor] = target.split('#');
  if (!existsSync(join(ROOT, path))) return false;
  return !anchor || anchorsOf(FILES.get(path) ?? '').has(anchor);
}

const broken = (list: Reference[]) => list.map(({ from, target }) => `${from}: ${target}`);

test('leads every link and every citation to an existing document and section', () => {
  const all = references();
  expect(all.length).toBeGreaterThan(10);
  expect(broken(all.filter((reference) => !isThere(reference)))).toEqual([]);
});

test('names only existing paths', () => {
  const documents = [...FILES].filter(([path]) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path));
  const paths = documents.flatMap(([from, text]) =>
    [
      ...text.matchAll(
        /`((?:app|components|docs|e2e|lib|models|packages|public|scripts|test)\/[\w./()[\]-]*)`/g,
      ),
    ].map(([, target = '']) => ({ from, target })),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(broken(paths.filter(({ target }) => !existsSync(join(ROOT, target))))).toEqual([]);
});

test('names no document that is missing from the repository', () => {
  const known = new Set([...FILES.keys()].map((path) => basename(path)));
  const named = [...FILES].flatMap(([from, text]) =>
    [...text.matchAll(/(?<![\w*./-])[\w./-]*[\w-]\.md\b/g)].map(([target]) => ({ from, target })),
  );
  // other documents cited the document that this one replaces by its sections
  const sections = [...FILES]
    .filter(([from]) => from !== 'scripts/documents.test.ts')
    .flatMap(([from, text]) =>
      [...text.matchAll(/\b[Ss]eed(?:'s)?[ (,]+§.*/g)].map(([target]) => ({ from, target })),
    );
  expect(broken([...named.filter(({ target }) => !known.has(basename(target))), ...sections])).toEqual([]);
});

describe('docs/decisions', () => {
  const records = [...FILES]
    .filter(([path]) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path))
    .map(([path, text]) => ({ file: basename(path), text, heading: text.split('\n', 1)[0] ?? '' }))
    .sort((a, b) => a.file.localeCompare(b.file));

  test(`contains records of at most ${MAX_ADR_LINES} lines, and their list`, () => {
    expect(records.length).toBeGreaterThan(5);
    const files = [...FILES.keys()].filter((path) => dirname(path) === 'docs/decisions');
    expect(files.map((path) => basename(path)).sort()).toEqual([
      ...records.map(({ file }) => file),
      'README.md',
    ]);
    const long = records.filter(({ text }) => text.trimEnd().split('\n').length > MAX_ADR_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  test('numbers each record once, in its file name and heading alike', () => {
    const numbers = records.map(({ file }) => String(Number(file.slice(0, 4))));
    expect(new Set(numbers).size).toBe(records.length);
    expect(records.map(({ heading }) => heading.match(/^# (\d+)\. \S/)?.[1])).toEqual(numbers);
  });

  test('states in each record what was decided, the alternatives, and the cost', () => {
    const parts = [/^\*\*Decision\b/m, /^\*\*Alternatives\b/m, /^\*\*Cost\b/m];
    const incomplete = records.filter(({ text }) => !parts.every((part) => part.test(text)));
    expect(incomplete.map(({ file }) => file)).toEqual([]);
  });

  test('lists the titles of all records in README.md', () => {
    const listed = (FILES.get('docs/decisions/README.md') ?? '').match(/^- \[\d+\. .*$/gm);
    expect(listed).toEqual(
      records.map(({ file, heading }) => heading.replace(/^# (\d+\. .*)$/, `- [$1](${file})`)),
    );
  });
});

/** The text of a section, without its heading. */
function section(title: string, document: string): string {
  const start = document.indexOf(`\n## ${title}\n`);
  const end = document.indexOf('\n## ', start + 1);
  return start < 0 ? '' : document.slice(start, end < 0 ? undefined : end);
}

test('explains every area in the glossary', () => {
  const rows = section('Areas', FILES.get('docs/glossary.md') ?? '').matchAll(/^\| (`[^|]*) \|/gm);
  const explained = [...rows].flatMap(([, cell = '']) => cell.match(/[a-z-]+/g) ?? []);
  const folders = readdirSync(join(ROOT, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(explained.sort()).toEqual(folders.sort());
});

/** Addresses in the first column of a document's tables, with `{…}` for every dynamic part. */
function listedAddresses(text: string): string[] {
  const cells = [...text.matchAll(/^\| ([^|]*`\/[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\/[^`?]*)/g)].map(([, path = '']) => shape(path)));
}

/** Reduces `/profile/[id]` and `/profile/{id}` alike to `/profile/*`. */
const shape = (path: string) => path.replace(/\[[^/]*\]|\{[^}]*\}/g, '*');

/** The route that serves the 404 of every other address. */
const UNMATCHED = '/[...unmatched]';

/** The addresses of a folder of `app/`. */
const addressesOf = (folder: string) =>
  new RegExp(`^${folder.replaceAll('.', '\\.').replace(/\[[^/]*\]/g, '.+')}$`);

describe('docs/spec', () => {
  const pages = listedAddresses(FILES.get('docs/spec/pages.md') ?? '');

  test('lists every page', () => {
    const missing = pageFiles()
      .map(({ path }) => path || '/')
      .filter((path) => path !== UNMATCHED && !pages.includes(shape(path)));
    expect(missing).toEqual([]);
  });

  test('lists every file that a handler outside the API creates', () => {
    const handlers = routeFiles().filter(({ group }) => group !== 'api');
    expect(handlers.map(({ path }) => shape(path)).filter((path) => !pages.includes(path))).toEqual([]);
  });

  test('lists no missing page', () => {
    const redirects = FILES.get('next.config.mjs') ?? '';
    const known = [...pageFiles(), ...routeFiles()]
      .filter(({ path }) => path !== UNMATCHED)
      .map(({ path }) => addressesOf(path || '/'));
    const isKnown = (path: string) =>
      path === '/robots.txt' ||
      redirects.includes(`'${path}'`) ||
      known.some((pattern) => pattern.test(path));
    expect(pages.filter((path) => !isKnown(path))).toEqual([]);
  });

  test('quotes only texts that are in the code', () => {
    const prose = SPEC.filter(([path]) => basename(path) !== 'limits.md');
    const quotes = prose
      .flatMap(([, text]) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote))
      .filter((quote) => /^\p{Lu}.*(?:\s|\.\.\.|!)/u.test(quote));
    expect(quotes.length).toBeGreaterThan(60);
    const pieces = (quote: string) =>
      quote
        .split(/\{[^}]*\}/)
        .map((piece) => piece.trim())
        .filter(Boolean);
    const isInCode = (quote: string) =>
      SOURCES.some(([, code]) => pieces(quote).every((piece) => code.includes(piece)));
    expect(quotes.filter((quote) => !isInCode(quote))).toEqual([]);
  });
});
