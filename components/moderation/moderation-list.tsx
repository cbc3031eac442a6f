'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { Choice } from '@/components/ui/forms/control';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { ChooseAll, ChosenCount } from '@/components/ui/lists/choose';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { type Decision, MODERATION_PATH } from '@/lib/moderation/constants';
import type { ModerationRow } from '@/lib/moderation/dto';
import { moderationSort } from '@/lib/moderation/format';
import type { ReasonDto } from '@/lib/moderation/reasons/dto';
import type { ModerationSearch } from '@/lib/moderation/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime, formatRupeesShort } from '@/lib/platform/text/format';
import { DecisionBefore, DecisionForm } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { type DecisionItem, type DecisionResult, useDecision } from './use-decision';

type Props = {
  list: { rows: ModerationRow[]; total: number };
  isQueue: boolean;
  search: ModerationSearch;
  /** last bulk decision, if it is running or has just ended */
  last: BulkDto | undefined;
  canDecide?: boolean;
  reasons?: readonly ReasonDto[];
};

const itemOf = ({ _id, title, __v, review }: ModerationRow): DecisionItem => ({
  ...{ id: _id, title, version: __v, review },
});

function KeyNames() {
  const { t } = useTexts('moderation/office');
  return t.rich(
    '<kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> select, <kbd>a</kbd> approve, <kbd>r</kbd> reject, <kbd>?</kbd> all keys',
    { kbd: (key) => <kbd>{key}</kbd> },
  );
}

type Options = {
  texts: Texts<'moderation/office'>;
  chosen: string[];
  toggle: (id: string) => void;
  isQueue: boolean;
};

function Checks({ row }: { row: ModerationRow }) {
  const { t } = useTexts('moderation/office');
  const count = row.candidates;
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {row.waiting && <Badge variant="warning">{row.edited ? t('Edited') : t('New')}</Badge>}
      {count > 0 && (
        <Link href={`/admin/properties/${row._id}#checks`}>
          <Badge variant="warning">
            {t('{count, plural, one {# possible duplicate} other {# possible duplicates}}', { count })}
          </Badge>
        </Link>
      )}
      {!row.waiting && count === 0 && <span className="text-ink-soft">—</span>}
    </span>
  );
}

/** Columns of the moderation list. The queue shows the waiting time instead of the listing date. */
function listingColumns({
  texts: { t, label, language },
  chosen,
  toggle,
  isQueue,
}: Options): Column<ModerationRow>[] {
  return [
    {
      label: 'Choose',
      quietLabel: true,
      phoneLabel: true,
      cell: ({ _id, title }) => (
        <Choice
          className="translate-y-1"
          aria-label={t('Select {title}', { title })}
          checked={chosen.includes(_id)}
          onChange={() => toggle(_id)}
        />
      ),
    },
    {
      label: 'Title',
      isRowHeader: true,
      cell: ({ _id, title, propertyCode, heldBy }) => (
        <>
          <Link className="link" href={`/admin/properties/${_id}`}>
            {title}
          </Link>
          {propertyCode && (
            <span className="block whitespace-nowrap text-ink-soft text-sm">{propertyCode}</span>
          )}
          {heldBy && (
            <span className="block font-normal text-note">{t('{name} has this open', { name: heldBy })}</span>
          )}
        </>
      ),
    },
    {
      label: 'Place',
      cell: ({ locality, city }) =>
        [locality, city].flatMap((place) => (place ? label(place) : [])).join(', '),
    },
    { label: 'Category', cell: ({ category, type }) => `${label(category)}, ${label(type)}` },
    {
      label: 'Price',
      sort: 'price',
      numeric: true,
      cell: ({ price }) => formatRupeesShort(price, language),
    },
    {
      label: 'Status',
      sort: 'status',
      cell: ({ status }) => (
        <Badge variant={status === 'verified' ? 'verified' : status === 'unverified' ? 'warning' : 'plain'}>
          {label(STATUS_LABELS[status])}
        </Badge>
      ),
    },
    { label: 'Checks', cell: (row) => <Checks row={row} /> },
    isQueue
      ? {
          label: 'Waiting since',
          sort: 'createdAt',
          sortDescFirst: true,
          cell: ({ waiting }) => (
            <span className="md:whitespace-nowrap">{waiting ? formatDateTime(waiting, language) : '—'}</span>
          ),
        }
      : {
          label: 'Listed',
          sort: 'createdAt',
          cell: ({ createdAt }) => (
            <span className="md:whitespace-nowrap">{formatDate(createdAt, language)}</span>
          ),
        },
    {
      label: 'Changed',
      isExtra: true,
      sort: 'updatedAt',
      sortDescFirst: true,
      cell: ({ changed }) => <span className="md:whitespace-nowrap">{formatDate(changed, language)}</span>,
    },
    {
      label: 'Actions',
      quietLabel: true,
      cell: ({ _id, title }) => (
        <Link
          className="link"
          href={`/admin/properties/edit/${_id}`}
          aria-label={t('Edit {title}', { title })}
        >
          {t('Edit')}
        </Link>
      ),
    },
  ];
}

export function ModerationList(props: Props) {
  const texts = useTexts('moderation/office');
  const { t } = texts;
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

  const columns = listingColumns({ texts, chosen: ids, toggle, isQueue });
  return (
    <>
      {canDecide && (
        <ChooseAll
          {...selection}
          count={rows.length}
          total={total}
          max={BULK_CHANGE_MAX}
          keys={<KeyNames />}
        />
      )}
      {canDecide && <DecisionBefore />}
      <DecisionOutcome deciding={deciding} />
      <DataTable
        caption={t('Listings')}
        label={texts.label}
        columns={canDecide ? columns : columns.slice(1)}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={isQueue ? t('All caught up') : t('No listings found')}
        sort={moderationSort(search)}
      />
      {chosen.length > 0 && (
        <section
          aria-label={t('Decision')}
          className="sticky bottom-(--work-bar) -mx-4 max-h-[80dvh] overflow-y-auto rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-2 shadow-lift sm:py-4"
        >
          <div className="flex items-center justify-between gap-3 sm:mb-2">
            <ChosenCount count={chosen.length} elsewhere={selection.elsewhere} />
            <span className="flex gap-1">
              <Button size="sm" variant="quiet" onClick={() => setIds([])}>
                {t('Clear')}
              </Button>
              <Button size="sm" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('Less') : t('Choose …')}
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
