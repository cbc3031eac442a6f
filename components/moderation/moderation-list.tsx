'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { DataTable } from '@/components/ui/lists/data-table';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import type { Decision } from '@/lib/moderation/constants';
import type { ModerationRow } from '@/lib/moderation/dto';
import { moderationSort } from '@/lib/moderation/format';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import type { ModerationSearch } from '@/lib/moderation/schema';
import { DecisionForm } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { listingColumns } from './listing-columns';
import { DecisionBefore } from './previous-decision';
import { type DecisionItem, type DecisionResult, useDecision } from './use-decision';

type Props = {
  rows: ModerationRow[];
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

/** The selected rows among those shown. */
function useChosen(rows: ModerationRow[]) {
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ _id }) => ids.includes(_id));
  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((value) => value !== id) : [...ids, id]);
  return { chosen, toggle, setIds };
}

/** All listings, with one decision for the selected ones, by mouse or keyboard. */
export function ModerationList({ rows, isQueue, search, last, canDecide = true, reasons = [] }: Props) {
  const router = useRouter();
  const { chosen, toggle, setIds } = useChosen(rows);
  const [start, setStart] = useState<Decision>();
  /** on a phone the bar is one line until an action is chosen */
  const [isOpen, setOpen] = useState(false);
  const deciding = useDecision({ last, onDone: done });
  const meant = () => {
    const here = rows.filter(({ _id }) => _id === focusedRow());
    return chosen.length > 0 ? chosen : here;
  };

  function done(results: DecisionResult[]) {
    setIds(results.flatMap(({ id, problem }) => (problem ? [id] : [])));
    router.refresh();
  }
  const approve = () => void deciding.decide(meant().map(itemOf), { decision: 'approve' });
  function reject() {
    const targets = meant();
    if (targets.length === 0) return;
    setIds(targets.map(({ _id }) => _id));
    setStart('reject');
    setOpen(true);
  }
  useKeys({
    x: () => {
      const id = focusedRow();
      if (canDecide && id) toggle(id);
    },
    a: () => deciding.isBusy || !canDecide || approve(),
    r: () => canDecide && reject(),
  });

  const isAll = rows.length > 0 && chosen.length === rows.length;
  const columns = listingColumns({ chosen: chosen.map(({ _id }) => _id), toggle, isQueue });
  return (
    <>
      <div className={clsx('flex flex-wrap items-center gap-3', !canDecide && 'hidden')}>
        <Button
          size="sm"
          disabled={rows.length === 0}
          onClick={() => setIds(isAll ? [] : rows.map(({ _id }) => _id))}
        >
          {isAll ? 'Select none' : `Select all ${rows.length || ''}`}
        </Button>
        <p className="text-ink-soft text-sm max-md:hidden">
          Keys: <kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> choose, <kbd>a</kbd> approve, <kbd>r</kbd>{' '}
          reject, <kbd>?</kbd> all keys
        </p>
      </div>
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
            <p className="font-bold">{chosen.length} chosen</p>
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
              items={chosen.map(itemOf)}
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
