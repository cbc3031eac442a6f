/** All Marathi and Hindi texts of the site beside their English, for tests that read them like an editor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { compile } from '@/lib/platform/language/icu';

export type Said = { place: string; english: string; text: string };
const root = join(__dirname, '..');
export const COLUMNS = ['mr', 'hi'] as const;
export type Column = (typeof COLUMNS)[number];

const under = (folder: string, ending: string) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

function* ofMessages(column: Column): Generator<Said> {
  for (const path of under('messages', '.ts')) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: Said[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
        const text = node.initializer.elements[COLUMNS.indexOf(column)];
        const english = ts.isComputedPropertyName(node.name) ? '' : node.name.text;
        if (text && isText(text)) found.push({ place: path, english, text: text.text });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    yield* found;
  }
}

/** Long texts, one file per language. Drops values from text in backticks. */
function* ofLongTexts(column: Column): Generator<Said> {
  for (const path of under('lib/content', `.${column}.ts`)) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: Said[] = [];
    const visit = (node: ts.Node): void => {
      if (isText(node)) found.push({ place: path, english: '', text: node.text });
      if (ts.isTemplateExpression(node))
        found.push({
          place: path,
          english: '',
          text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{…}'),
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    yield* found.filter(({ text }) => /[\u0900-\u097f]/.test(text));
  }
}

export const SAID: Record<Column, Said[]> = {
  mr: [...ofMessages('mr'), ...ofLongTexts('mr')],
  hi: [...ofMessages('hi'), ...ofLongTexts('hi')],
};

type Node = string | number | Node[] | { [branch: string]: Node };

/** A compiled message's text for one branch of each choice, or for its last branch. */
const sequenceOf = (node: Node, branch: number): string =>
  Array.isArray(node) ? node.map((part) => partOf(part, branch)).join('') : partOf(node, branch);

function partOf(node: Node, branch: number): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return '#';
  const [name, type, branches] = node;
  if (typeof type === 'number' && branches) {
    const all = Object.values(branches as Record<string, Node>);
    return sequenceOf(all[Math.min(branch, all.length - 1)] ?? '', branch);
  }
  return node.length === 1 || typeof type === 'number'
    ? `{${String(name)}}`
    : `<t>${sequenceOf(node.slice(1), branch)}</t>`;
}

const MOST_BRANCHES = 4;
/** A text as written, and every sentence that its numbers and choices can produce. */
export const formsOf = (text: string): string[] =>
  /\{\w+, /.test(text)
    ? [
        text,
        ...Array.from({ length: MOST_BRANCHES }, (_, branch) => sequenceOf(compile(text) as Node, branch)),
      ]
    : [text];

/** Matches a whole word only. */
export const word = (words: string) =>
  new RegExp(`(?<![\\u0900-\\u0963\\u0966-\\u097f])(?:${words})(?![\\u0900-\\u0963\\u0966-\\u097f])`, 'u');
export const marked = (column: Column, wrong: RegExp) =>
  SAID[column]
    .filter(({ place, text }) =>
      (place.startsWith('messages') ? formsOf(text) : [text]).some((form) => wrong.test(form)),
    )
    .map(({ place, text }) => `${place}: ${text}`);
