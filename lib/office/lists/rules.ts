import type { z } from 'zod';
import type { UserSession } from '@/lib/platform/auth/types';
import type { SheetCell } from '@/lib/platform/tabular/cells';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { columnKey, type PageSize, type SearchParams } from '@/lib/platform/text/list-url';
import { isDay } from '@/lib/platform/time/indian-day';
import type { ListDocumentDto } from './dto';

/** Rows read at once while a document is made. */
const BATCH = 100;

type Found<Row> = { rows: readonly Row[]; total: number };
type Value = string | ((value: string) => string | Promise<string>);

/** An office list: the parser of its address, the source of its rows, and their texts. */
type Definition<Search extends { page: number }, Row> = {
  title: string;
  schema: z.ZodType<Search>;
  /** reads one page, or the full list without `size` in the search */
  read: (search: Search, reader: UserSession) => Promise<Found<Row>>;
  /** labels of its filters, optionally with their values' labels */
  filters: Record<string, string | readonly [label: string, value: Value]>;
  columns: readonly (readonly [label: string, text: (row: Row) => SheetCell | undefined])[];
  /** true if one read returns everything, without pages */
  isWhole?: boolean;
};

export type ListDocument = ListDocumentDto & { rows: AsyncGenerator<SheetCell[], void, undefined> };

export type OfficeList = {
  count: (query: SearchParams, reader: UserSession) => Promise<number>;
  document: (query: SearchParams, reader: UserSession, most?: number) => Promise<ListDocument>;
};

/** The active filters, such as "Status: new" or "From: 21 Nov 2026", in the definition's order. */
async function filterLines(
  filters: Definition<{ page: number }, unknown>['filters'],
  search: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, given] of Object.entries(filters)) {
    const value = search[name];
    if (value === undefined || value === '' || value === 'all') continue;
    const [label, words] = typeof given === 'string' ? [given, undefined] : given;
    const text = typeof words === 'function' ? await words(String(value)) : (words ?? String(value));
    lines.push(`${label}: ${isDay(text) ? formatDate(text) : text}`);
  }
  return lines.length > 0 ? lines : ['All, without a filter'];
}

/** Defines a list once for the count of a saved view, the print and the files. */
export function defineList<Search extends { page: number; size?: PageSize | undefined }, Row>(
  list: Definition<Search, Row>,
): OfficeList {
  const parse = (query: SearchParams) => list.schema.parse(query);

  async function* rowsOf(
    search: Search,
    reader: UserSession,
    most: number,
  ): AsyncGenerator<Row, void, undefined> {
    let read = 0;
    for (let page = 1; ; page++) {
      const found = await list.read({ ...search, page, size: BATCH }, reader);
      for (const row of found.rows) {
        if (read >= most) return;
        read += 1;
        yield row;
      }
      // a page beyond the end would repeat the last one
      if (list.isWhole || found.rows.length < BATCH || page * BATCH >= found.total) return;
    }
  }

  return {
    count: async (query, reader) => (await list.read({ ...parse(query), page: 1 }, reader)).total,
    async document(query, reader, most = Number.POSITIVE_INFINITY) {
      const search = parse(query);
      const chosen = 'columns' in search && Array.isArray(search.columns) ? search.columns : [];
      const named = list.columns.filter(([label], i) => i === 0 || chosen.includes(columnKey(label)));
      const columns = named.length > 1 ? named : list.columns;
      const { total } = await list.read({ ...search, page: 1 }, reader);
      return {
        title: list.title,
        filters: await filterLines(list.filters, search),
        made: formatDateTime(new Date()),
        headings: columns.map(([label]) => label),
        total,
        rows: (async function* () {
          for await (const row of rowsOf(search, reader, most))
            yield columns.map(([, text]) => text(row) ?? '');
        })(),
      };
    },
  };
}
