import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Choice } from '@/components/ui/forms/control';
import type { Column } from '@/components/ui/lists/data-table';
import type { useChosen } from '@/components/ui/lists/use-chosen';

type Chosen = ReturnType<typeof useChosen>;

/** The column with the ticks. */
export const chooseColumn = <T extends { _id: string }>(
  { ids, toggle }: Pick<Chosen, 'ids' | 'toggle'>,
  labelOf: (row: T) => string,
): Column<T> => ({
  label: 'Choose',
  quietLabel: true,
  cell: (row) => (
    <Choice
      className="align-middle"
      aria-label={labelOf(row)}
      checked={ids.includes(row._id)}
      onChange={() => toggle(row._id)}
    />
  ),
});

/** Above a list: all of its rows at once, and the keys. */
export function ChooseAll({
  isAll,
  toggleAll,
  count,
}: Pick<Chosen, 'isAll' | 'toggleAll'> & { count: number }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" disabled={count === 0} onClick={toggleAll}>
        {isAll ? 'Select none' : `Select all ${count || ''}`}
      </Button>
      <p className="text-ink-soft text-sm max-md:hidden">
        Keys: <kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> choose, <kbd>/</kbd> search
      </p>
    </div>
  );
}

type BarProps = { label: string; count: number; isBusy: boolean; children: ReactNode };

/** What can be done with the chosen rows: at the lower edge, in as many lines as the window needs. */
export function BulkBar({ label, count, isBusy, children }: BarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      aria-busy={isBusy}
      className="sticky bottom-(--work-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-3 shadow-lift"
    >
      <p className="mr-1 shrink-0 font-bold">{count} chosen</p>
      {children}
    </section>
  );
}
