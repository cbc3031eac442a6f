import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { SAID } from '@/test/said-texts';

/** All `new AppError('conflict', …)` in the code, with place and sentence. */
type Conflict = { place: string; sentence?: string };

const ROOT = join(__dirname, '..');

/** The sentence of an argument: a literal, or a constant of its file; undefined for a composed one. */
function sentenceOf(argument: ts.Expression, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isIdentifier(argument)) return undefined;
  const declared = new RegExp(`const ${argument.text} =\\s*'([^']+)';`).exec(source.text);
  return declared?.[1];
}

function conflictsIn(path: string): Conflict[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (!text.includes("'conflict'")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Conflict[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'AppError') return;
    const [code, message] = node.arguments ?? [];
    if (code?.getText() !== "'conflict'") return;
    const isDefault = !message || message.getText() === 'undefined';
    const sentence = isDefault ? '' : sentenceOf(message, source);
    found.push({ place: path, ...(sentence !== undefined && { sentence }) });
  };
  visit(source);
  return found;
}

const filesOf = (folder: string) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`);

const CONFLICTS = ['lib', 'app/api'].flatMap(filesOf).flatMap(conflictsIn);

describe('API conflicts (409)', () => {
  test('are more than a hundred, most with their own message', () => {
    expect(CONFLICTS.length).toBeGreaterThan(100);
    expect(CONFLICTS.filter(({ sentence }) => sentence).length).toBeGreaterThan(80);
  });

  test("mention another person's change only where a stored version is compared", () => {
    const places = CONFLICTS.filter(({ sentence }) => sentence === '').map(({ place }) => place);
    expect(places.sort()).toEqual([
      'lib/channels/costs/mutations.ts',
      'lib/deals/mutations.ts',
      'lib/platform/db/write-version.ts',
      'lib/platform/http/error-reply.ts',
    ]);
  });

  test('are in Marathi and Hindi for members and visitors, and in English for the office', () => {
    const OFFICE =
      /^lib\/(?:channels|compliance|contacts|costs|imports|moderation|office|places|registries)\/|^lib\/(?:teams\/staff|platform\/bulk)|^lib\/accounts\/(?:users|second-factor)|^lib\/enquiries\/answers/;
    const known = new Set(SAID.mr.map(({ english }) => english));
    const unread = CONFLICTS.filter(
      ({ place, sentence }) => sentence && !OFFICE.test(place) && !known.has(sentence),
    );
    expect(unread.map(({ place, sentence }) => `${place}: ${sentence}`)).toEqual([]);
  });
});
