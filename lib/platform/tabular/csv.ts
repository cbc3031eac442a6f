import 'server-only';
import Papa from 'papaparse';
import { AppError } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_COLUMNS, MAX_ROW } from './constants';

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Yields the rows of a CSV text that arrives in pieces. Only one piece and one unfinished row are in memory. Refuses a row without an end (an unclosed
 * quotation mark) with its number, so that it does not swallow the file.
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  onDelimiter?: (delimiter: string) => void,
): AsyncGenerator<string[], void, undefined> {
  let delimiter: string | undefined;
  let rest = '';
  let row = 1;
  /** Length at which to parse again; it doubles, so that an endless row is not read again for every piece. */
  let enough = 0;
  for await (const piece of pieces) {
    rest += piece;
    if (rest.length < enough) continue;
    if (delimiter === undefined) {
      if (rest === '') continue;
      [delimiter, rest] = chooseDelimiter(rest);
      onDelimiter?.(delimiter);
    }
    const { data, cursor } = parse(rest, delimiter, false);
    yield* data;
    row += data.length;
    rest = rest.slice(cursor);
    enough = data.length ? 0 : rest.length * 2;
    if (rest.length > MAX_ROW) throw tooLong(rest, row);
  }
  if (rest === '') return;
  const { data, openQuote } = parse(rest, delimiter ?? ',', true);
  if (openQuote !== undefined) throw endless(row + openQuote);
  yield* data;
}

function parse(text: string, delimiter: string, last: boolean) {
  const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' });
  const result = parser.parse(text, 0, !last) as Papa.ParseResult<string[]>;
  const openQuote = result.errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return { data: result.data, cursor: result.meta.cursor, openQuote };
}

/** Chooses the delimiter by the first rows, or by "sep=;" on the first line, as Excel writes it. */
function chooseDelimiter(text: string): [delimiter: string, rest: string] {
  const separator = /^sep=(.)\n/i.exec(text);
  if (separator?.[1]) return [separator[1], text.slice(separator[0].length)];
  const guess = Papa.parse(text.slice(0, 20_000), {
    preview: 10,
    newline: '\n',
    skipEmptyLines: true,
    delimitersToGuess: DELIMITERS,
  });
  return [DELIMITERS.includes(guess.meta.delimiter) ? guess.meta.delimiter : ',', text];
}

/** The error for a row of two million characters, which is a transposed table or never ends. */
function tooLong(text: string, row: number): AppError {
  if (text.includes('"')) return endless(row);
  const message = messageWith('Row {row} has more than {most} columns, which is the limit', {
    row,
    most: MAX_COLUMNS,
  });
  return new AppError('invalid', message, { issues: [{ path: 'file', message }] });
}

function endless(row: number): AppError {
  const message = messageWith('Row {row} does not end, because its quotation mark is never closed', {
    row,
  });
  return new AppError('invalid', message, { issues: [{ path: 'file', message }] });
}
