import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Choice } from '@/components/ui/forms/control';
import type { Column } from '@/components/ui/lists/data-table';
import type { useSelection } from '@/components/ui/lists/use-selection';
import { formatNumber } from '@/lib/platform/text/format';

type Chosen = ReturnType<typeof useSelection>;

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

type AllProps = Pick<Chosen, 'isAll' | 'toggleAll' | 'isAsking' | 'chooseMatching'> & {
  /** rows on this page, and matches of these filters on all pages */
  count: number;
  total: number;
  /** true if there are more than were counted */
  isMore?: boolean;
  max: number;
  /** help for this list's own keys, in place of the usual ones */
  keys?: ReactNode;
};

export function ChooseAll(props: AllProps) {
  const { isAll, toggleAll, isAsking, chooseMatching, count, total, isMore, max, keys } = props;
  const { t } = useTexts('office/lists');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" disabled={count === 0} onClick={toggleAll}>
        {isAll ? t('Select none') : count > 0 ? t('Select all {count}', { count }) : t('Select all')}
      </Button>
      {total > count && (
        <Button size="sm" disabled={isAsking} onClick={() => void chooseMatching()}>
          {isMore
            ? t('Select all matches, at most {max}', { max: formatNumber(max) })
            : total > max
              ? t('Select the first {max} of {total}', { max: formatNumber(max), total: formatNumber(total) })
              : t('Select all {total} matches', { total: formatNumber(total) })}
        </Button>
      )}
      <p className="text-ink-soft text-sm max-md:hidden">
        {t('Keys:')}{' '}
        {keys ??
          t.rich('<kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> select, <kbd>/</kbd> search', {
            kbd: (key) => <kbd>{key}</kbd>,
          })}
      </p>
    </div>
  );
}

/** "212 chosen", with the number of those not on this page. */
export function ChosenCount({ count, elsewhere }: { count: number; elsewhere: number }) {
  const { t } = useTexts('office/lists');
  return (
    <p className="mr-1 shrink-0 font-bold">
      {t('{count} chosen', { count: formatNumber(count) })}
      {elsewhere > 0 && (
        <span className="font-normal text-ink-soft text-sm">
          {' '}
          · {t('{count} not on this page', { count: formatNumber(elsewhere) })}
        </span>
      )}
    </p>
  );
}

type BarProps = {
  label: string;
  count: number;
  elsewhere: number;
  isBusy: boolean;
  onClear: () => void;
  children: ReactNode;
};

export function BulkBar({ label, count, elsewhere, isBusy, onClear, children }: BarProps) {
  const { t } = useTexts('office/lists');
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      aria-busy={isBusy}
      className="sticky bottom-(--work-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-3 shadow-lift"
    >
      <ChosenCount count={count} elsewhere={elsewhere} />
      {children}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('Clear')}
      </Button>
    </section>
  );
}
