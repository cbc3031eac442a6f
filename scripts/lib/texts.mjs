/** Converts messages/ to and from translators' PO files: docs/translation.md. */
import { po } from 'gettext-parser';
import ts from 'typescript-api';
import { compile } from '../../lib/platform/language/icu.ts';

/** Languages in the order of their texts after the English one. */
export const LANGUAGES = ['mr', 'hi'];

const LIMIT = /\bat most (\d+) characters\b/i;
const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** A comment's words without its marks. */
const wordsOf = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\/ ?/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

const commentsBefore = (source, node) =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).map(({ pos, end }) =>
    wordsOf(source.text.slice(pos, end)),
  );

/** A file's texts in order: English, translations, positions and comments. A comment applies to the texts below it, up to the next one. */
export function readTexts(text) {
  const source = ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(ts.isExportAssignment);
  const [entries] = statement.expression.arguments;
  const about = commentsBefore(source, statement);
  let group = '';
  return entries.properties.flatMap((property) => {
    group = commentsBefore(source, property).at(-1) ?? group;
    if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer)) return [];
    const translations = property.initializer.elements.map((element) => {
      if (!isText(element)) throw new Error(`no plain text: ${element.getText()}`);
      return { text: element.text, start: element.getStart(), end: element.end };
    });
    return {
      english: property.name.text,
      translations,
      line: source.getLineAndCharacterOfPosition(property.getStart()).line + 1,
      comments: [...about, ...(group ? [group] : [])],
      limit: Number(LIMIT.exec(group)?.[1]) || undefined,
    };
  });
}

/** Creates a PO file with the existing translations. `files` are the sources of each domain. */
export function exportTexts(files, language) {
  const column = LANGUAGES.indexOf(language);
  const translations = {};
  for (const [domain, text] of Object.entries(files)) {
    const own = {};
    for (const { english, translations: all, line, comments } of readTexts(text))
      own[english] = {
        msgctxt: domain,
        msgid: english,
        msgstr: [all[column].text],
        comments: {
          extracted: comments.join('\n'),
          reference: `messages/${domain}.ts:${line}`,
          ...(/[{<]/.test(english) && { flag: 'icu-message-format' }),
        },
      };
    translations[domain] = own;
  }
  const headers = { language, 'content-type': 'text/plain; charset=utf-8' };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString();
}

/** A text's parameters: `{count}`, with any branches, and `<b>`. Throws if braces or tags do not match. */
function partsOf(text) {
  const found = new Map();
  const visitAll = (nodes) => Array.isArray(nodes) && nodes.forEach(visit);
  const visit = (node) => {
    if (!Array.isArray(node)) return;
    const [name, kind, branches = {}] = node;
    if (kind === undefined) found.set(`{${name}}`, found.get(`{${name}}`) ?? []);
    else if (typeof kind === 'number') {
      found.set(`{${name}}`, Object.keys(branches));
      Object.values(branches).forEach(visitAll);
    } else {
      found.set(`<${name}>`, []);
      visitAll(node.slice(1));
    }
  };
  visitAll(/[{}<]/.test(text) ? compile(text) : text);
  return found;
}

/** Problems of a translation as sentences. */
export function problemsOf(english, translation, limit) {
  let given;
  try {
    given = partsOf(translation);
  } catch (error) {
    return [`its braces or tags do not match (${error.message})`];
  }
  const expected = partsOf(english);
  const problems = [];
  for (const part of expected.keys()) if (!given.has(part)) problems.push(`${part} is missing`);
  for (const [part, branches] of given) {
    if (!expected.has(part)) problems.push(`${part} is not in the English text`);
    else if (branches.length > 0 && !branches.includes('other'))
      problems.push(`${part} needs a branch "other"`);
  }
  const length = [...translation].length;
  if (limit && length > limit) problems.push(`it has ${length} characters, at most ${limit} fit`);
  return problems;
}

/** Yields a PO file's entries, each with the line on which its English text begins. */
function* entriesOf(file) {
  let line = 1;
  for (const block of file.replaceAll('\r\n', '\n').split(/\n(?=\s*\n)/)) {
    const first =
      line +
      Math.max(
        0,
        block.split('\n').findIndex((one) => /^msgid/.test(one)),
      );
    line += block.split('\n').length;
    let parsed;
    try {
      parsed = po.parse(`${block.trim()}\n`, { validation: true });
    } catch (error) {
      yield { line: first, error: error.message };
      continue;
    }
    for (const own of Object.values(parsed.translations))
      for (const entry of Object.values(own)) yield { ...entry, line: first, headers: parsed.headers };
  }
}

const quoted = (text) => {
  const inner = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
};

/** Reads one PO entry as a change, a problem, or neither. */
function readEntry({ msgctxt: domain = '', msgid, msgstr, comments }, known, column) {
  const text = known.get(domain)?.get(msgid);
  if (!known.has(domain)) return { problems: [`there is no domain "${domain}"`] };
  if (!text) return { problems: [`"${msgid}" is not a text of ${domain}: export again`] };
  const [translation] = msgstr;
  if (translation === '' || comments?.flag?.includes('fuzzy')) return { isLeft: true };
  const problems = problemsOf(msgid, translation, text.limit);
  if (problems.length > 0) return { problems: problems.map((problem) => `"${msgid}": ${problem}`) };
  const place = text.translations[column];
  return place.text === translation ? {} : { change: { ...place, domain, text: translation } };
}

/**
 * Reads a PO file. Resolves to the changing files with their new content, or to the problems line by line, in which case no file changes.
 * Untranslated and fuzzy texts are not changed; `left` counts them.
 *
 * @param {Record<string, string>} files
 * @param {string} file
 * @returns {{ problems?: string[], changed?: Record<string, string>, count?: number, left?: number }}
 */
export function importTexts(files, file) {
  const known = new Map(
    Object.entries(files).map(([domain, text]) => [
      domain,
      new Map(readTexts(text).map((one) => [one.english, one])),
    ]),
  );
  const [problems, changes] = [[], []];
  let [left, column] = [0, -1];
  for (const entry of entriesOf(file)) {
    if (entry.error) problems.push(`line ${entry.line}: ${entry.error}`);
    else if (entry.msgid === '')
      column = LANGUAGES.indexOf(entry.headers?.Language ?? entry.headers?.language);
    else if (column < 0) return { problems: [`line 1: its Language is none of ${LANGUAGES.join(', ')}`] };
    else {
      const { problems: wrong = [], change, isLeft } = readEntry(entry, known, column);
      problems.push(...wrong.map((problem) => `line ${entry.line}: ${problem}`));
      if (change) changes.push(change);
      if (isLeft) left++;
    }
  }
  if (problems.length > 0) return { problems };
  const changed = {};
  // from the end, so that earlier positions stay valid
  for (const { domain, start, end, text } of changes.sort((a, b) => b.start - a.start)) {
    const source = changed[domain] ?? files[domain];
    changed[domain] = source.slice(0, start) + quoted(text) + source.slice(end);
  }
  return { changed, count: changes.length, left };
}
