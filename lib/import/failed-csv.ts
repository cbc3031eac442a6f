import 'server-only';
import { csvStream } from './csv-stream';
import { eachWrongRow } from './data';
import type { ImportDto } from './dto';
import type { Problem } from './types';

/** In which column, with which value, and what to do: one sentence for each problem. */
export const reasonOf = (problems: Problem[]): string =>
  problems.map(({ column, value, message }) => `${column}${value && ` "${value}"`}: ${message}`).join(' / ');

/** Heading and rows as they were in the file, with the number of the row and the reason in front. */
export function failedRowsCsv(one: ImportDto): ReadableStream<Uint8Array> {
  const view = one.counts.failed > 0 ? 'failed' : 'wrong';
  return csvStream(
    ['Row', 'Reason', ...one.headings],
    (async function* () {
      for await (const { row, cells, problems } of eachWrongRow(one.id, view))
        yield [String(row), reasonOf(problems), ...cells.slice(0, one.headings.length)];
    })(),
  );
}
