import { download } from '@/lib/platform/basics/download';
import 'server-only';
import Papa from 'papaparse';
import { FORMULA } from './cells';

const BYTE_ORDER_MARK = '\ufeff';

const line = (cells: string[]) =>
  `${Papa.unparse([cells], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** Rows as a CSV body that is written while it is read. Text that a spreadsheet would run is escaped. */
export function csvStream(
  heading: string[],
  rows: AsyncGenerator<string[]>,
  /** Lines that describe the rows, followed by an empty one. */
  preamble: readonly string[] = [],
): ReadableStream<Uint8Array> {
  return textStream(
    (async function* () {
      // without it, Excel opens a double-clicked file in the machine's code page
      yield BYTE_ORDER_MARK;
      for (const text of preamble) yield line([text]);
      if (preamble.length > 0) yield '\r\n';
      yield line(heading);
      for await (const cells of rows) yield line(cells);
    })(),
  );
}

/** Pieces of text as a body. Small ones are sent together, because a system call per row would cost more than the row. */
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

/** The full CSV text for a program, without a byte order mark, which would become part of the first heading. */
export const csvText = (rows: readonly string[][]): string => rows.map(line).join('');

/** A short file to download, such as an empty template, with headings and rows. */
export function csvFile([headings = [], ...rows]: readonly string[][], name: string): Response {
  const body = csvStream(
    headings,
    (async function* () {
      yield* rows;
    })(),
  );
  return download(body, name, 'text/csv; charset=utf-8');
}
