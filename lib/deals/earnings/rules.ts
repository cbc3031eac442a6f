import type { EarningRow, EarningsDto } from './dto';
import type { EarningSearch } from './schema';

/** The first day of the financial year containing an Indian day. */
export function yearStart(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${month >= 4 ? year : year - 1}-04-01`;
}

export function sumOf(rows: readonly EarningRow[]): EarningsDto['total'] {
  const total = { deals: rows.length, value: 0, rent: 0, commission: 0, gst: 0 };
  for (const { isRent, value, commission, gst } of rows) {
    total[isRent ? 'rent' : 'value'] += value;
    total.commission += commission;
    total.gst += gst;
  }
  return total;
}

/** Groups the rows by a key, each group with its sum. */
export function grouped(rows: readonly EarningRow[], keyOf: (row: EarningRow) => string) {
  const groups = new Map<string, EarningRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].map(([key, of]) => ({ key, rows: of, ...sumOf(of) }));
}

/** Sorts the deals; equal ones keep their order, latest first. */
export function sorted(
  rows: readonly EarningRow[],
  { by = 'day', dir = 'desc' }: Partial<Pick<EarningSearch, 'by' | 'dir'>>,
): EarningRow[] {
  const sign = dir === 'asc' ? 1 : -1;
  return rows.toSorted((row, other) => {
    if (row[by] === other[by]) return 0;
    return row[by] < other[by] ? -sign : sign;
  });
}
