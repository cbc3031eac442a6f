import 'server-only';
import { AppError, type Issue } from '@/lib/platform/errors';
import { inEnglish, messageWith } from '@/lib/platform/language/message';
import { withoutGuard } from '@/lib/platform/tabular/cells';
import { csvRows } from '@/lib/platform/tabular/csv';
import { defineTask } from '@/lib/platform/work/task';
import { PLACE_COLUMNS } from './constants';
import type { PlaceEdit } from './dto';
import { placeId } from './rules';
import { placeSchema } from './schema';

const MAX_ROWS = 5000;
const REQUIRED = ['kind', 'city', 'name', 'points'];

function clashes(places: readonly PlaceEdit[]): Issue[] {
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const id = placeId(place);
    if (seen.has(id)) return [{ path: 'csv', message: messageWith('{id} is in the file twice', { id }) }];
    seen.add(id);
    return [];
  });
}

type Row = { line: number; cells: Record<string, string> };

async function readRows(csv: string): Promise<Row[]> {
  const text = csv.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const rows: Row[] = [];
  let columns: [name: string, at: number][] | undefined;
  let line = 0;
  for await (const row of csvRows(
    (async function* () {
      yield text;
    })(),
  )) {
    line++;
    if (row.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      const headings = row.map((cell) => cell.trim());
      columns = PLACE_COLUMNS.flatMap((name): [string, number][] => {
        const at = headings.indexOf(name);
        return at === -1 ? [] : [[name, at]];
      });
      const missing = REQUIRED.filter((name) => !headings.includes(name));
      if (missing.length > 0)
        throw new AppError(
          'invalid',
          messageWith('The first line must name the columns {columns}; {missing} is missing', {
            columns: PLACE_COLUMNS.join(', '),
            missing: missing.join(', '),
          }),
        );
      continue;
    }
    const cells = Object.fromEntries(columns.map(([name, at]) => [name, withoutGuard(row[at] ?? '').trim()]));
    rows.push({ line, cells });
    if (rows.length > MAX_ROWS)
      throw new AppError('invalid', messageWith('At most {max} places in one file', { max: MAX_ROWS }));
  }
  if (rows.length === 0) throw new AppError('invalid', 'The file has no places');
  return rows;
}

async function read(csv: string): Promise<{ places: PlaceEdit[]; issues: Issue[] }> {
  const issues: Issue[] = [];
  const places = (await readRows(csv)).flatMap(({ line, cells }): PlaceEdit[] => {
    const result = placeSchema.safeParse(cells);
    if (result.success) {
      const { isNew: _, ...place } = result.data;
      return [{ ...place, removed: /^(yes|true|1)$/i.test(cells.removed ?? '') }];
    }
    const { path, message } = result.error.issues[0]!;
    const field = path.join('.') || 'row';
    const problem = inEnglish(message);
    issues.push({
      path: 'csv',
      message: messageWith('Line {line}, {field}: {problem}', { line, field, problem }),
    });
    return [];
  });
  return { places, issues: issues.length > 0 ? issues : clashes(places) };
}

/** Places of a CSV file in the columns of the export. */
export const readPlaces = defineTask('places', read);
