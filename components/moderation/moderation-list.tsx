'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { ChooseAll, ChosenCount } from '@/components/ui/lists/choose';
import { DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { type Decision, MODERATION_PATH } from '@/lib/moderation/constants';
import type { ModerationRow } from '@/lib/moderation/dto';
import { moderationSort } from '@/lib/moderation/format';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import type { ModerationSearch } from '@/lib/moderation/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { DecisionBefore, DecisionForm } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { listingColumns } from './listing-columns';
import { type DecisionItem, type DecisionResult, useDecision } from './use-decision';

type Props = {
  list: { rows: ModerationRow[]; total: number };
  isQueue: boolean;
  search: ModerationSearch;
  /** the last bulk decision, if it is running or just over */
  last: BulkDto | undefined;
  /** false for read-only office roles */
  canDecide?: boolean;
  reasons?: readonly ReasonDto[];
};

const itemOf = ({ _id, title, __v, review }: ModerationRow): DecisionItem => ({
  ...{ id: _id, title, version: __v, review },
});

const KEYS = (
  <>
    <kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> choose, <kbd>a</kbd> approve, <kbd>r</kbd> reject,{' '}
    <kbd>?</kbd> all keys
  </>
);

/** All listings, with one decision for the selected ones, by mouse or keyboard. */
export function ModerationList(props: Props) {
  const { isQueue, search, last, canDecide = true, reasons = [] } = props;
  const { rows, total } = props.list;
  const router = useRouter();
  const selection = useSelection({
    ...{ list: MODERATION_PATH, rows, itemOf },
    matching: '/api/admin/properties/matching',
    isEnabled: canDecide,
  });
  const { ids, items: chosen, toggle, setIds } = selection;
  const [start, setStart] = useState<Decision>();
  /** on a phone the bar is one line until an action is chosen */
  const [isOpen, setOpen] = useState(false);
  const deciding = useDecision({ last, onDone: done });
  const meant = () => {
    const here = rows.filter(({ _id }) => _id === focusedRow());
    return chosen.length > 0 ? chosen : here.map(itemOf);
  };

  function done(results: DecisionResult[]) {
    setIds(results.flatMap(({ id, problem }) => (problem ? [id] : [])));
    router.refresh();
  }
  const approve = () => void deciding.decide(meant(), { decision: 'approve' });
  function reject() {
    const targets = meant();
    if (targets.length === 0) return;
    setIds(targets.map(({ id }) => id));
    setStart('reject');
    setOpen(true);
  }
  useKeys({
    a: () => deciding.isBusy || !canDecide || approve(),
    r: () => canDecide && reject(),
  });

  const columns = listingColumns({ chosen: ids, toggle, isQueue });
  return (
    <>
      {canDecide && (
        <ChooseAll {...selection} count={rows.length} total={total} max={BULK_CHANGE_MAX} keys={KEYS} />
      )}
      {canDecide && <DecisionBefore />}
      <DecisionOutcome deciding={deciding} />
      <DataTable
        caption="Listings"
        columns={canDecide ? columns : columns.slice(1)}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={isQueue ? 'All caught up' : 'No listings found'}
        sort={moderationSort(search)}
      />
      {chosen.length > 0 && (
        <section
          aria-label="Decision"
          className="sticky bottom-(--work-bar) -mx-4 max-h-[80dvh] overflow-y-auto rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-2 shadow-lift sm:py-4"
        >
          <div className="flex items-center justify-between gap-3 sm:mb-2">
            <ChosenCount count={chosen.length} elsewhere={selection.elsewhere} />
            <span className="flex gap-1">
              <Button size="sm" variant="quiet" onClick={() => setIds([])}>
                Clear
              </Button>
              <Button size="sm" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Less' : 'Choose …'}
              </Button>
            </span>
          </div>
          <div className={clsx('max-sm:pt-3', !isOpen && 'max-sm:hidden')}>
            <DecisionForm
              key={start}
              items={chosen}
              deciding={deciding}
              reasons={reasons}
              {...(start && { start })}
            />
          </div>
        </section>
      )}
    </>
  );
}
