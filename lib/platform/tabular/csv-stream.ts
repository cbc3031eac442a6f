import { download } from '@/lib/platform/basics/download';
import 'server-only';
import Papa from 'papaparse';
import { FORMULA } from './cells';

const BYTE_ORDER_MARK = '\ufeff';

const line = (cells: string[]) =>
  `${Papa.unparse([cells], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** Rows as a CSV body that is written as it is read; what a spreadsheet would run is guarded. */
export function csvStream(
  heading: string[],
  rows: AsyncGenerator<string[]>,
  /** lines that say what the rows are, with an empty one after them */
  preamble: readonly string[] = [],
): ReadableStream<Uint8Array> {
  return textStream(
    (async function* () {
      // without it Excel reads a file that is opened by a double click in the code page of the machine
      yield BYTE_ORDER_MARK;
      for (const text of preamble) yield line([text]);
      if (preamble.length > 0) yield '\r\n';
      yield line(heading);
      for await (const cells of rows) yield line(cells);
    })(),
  );
}

/** Pieces of text as a body. Many small ones go out together: a system call for each row would cost more than the row. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      while (text.length < 16_384) {
        const { done, value } = await pieces.next();
        if (done) {
          if (text) controller.enqueue(encoder.encode(text));
          return controller.close();
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** The same at once for a program, which takes a byte order mark for a part of the first heading. */
export const csvText = (rows: readonly string[][]): string => rows.map(line).join('');

/** A short file to download, such as an empty template: its headings, then its rows. */
export function csvFile([headings = [], ...rows]: readonly string[][], name: string): Response {
  const body = csvStream(
    headings,
    (async function* () {
      yield* rows;
    })(),
  );
  return download(body, name, 'text/csv; charset=utf-8');
}
