'use client';

import { useTexts } from '#language';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/control';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { type BulkChange, BulkChanges, useBulkChange } from '@/components/ui/lists/bulk-changes';
import { BulkBar, ChooseAll, chooseColumn } from '@/components/ui/lists/choose';
import { DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import { ENQUIRIES_PATH, ENQUIRY_BULK_PATH } from '@/lib/enquiries/inbox/constants';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { directionOf, enquiryHref, enquiryParams } from '@/lib/enquiries/inbox/format';
import type { EnquiryBulk, EnquirySearch } from '@/lib/enquiries/inbox/schema';
import { goTo } from '@/lib/platform/browser/navigation';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import type { BulkChangesDto } from '@/lib/platform/bulk/dto';
import { listUrl } from '@/lib/platform/text/list-url';
import { ANSWER_ID } from './enquiry-keys';
import { enquiryColumns } from './enquiry-table';

type Props = {
  rows: EnquiryDto[];
  /** enquiries with these filters on all pages */
  total: number;
  staff: readonly { id: string; name: string }[];
  search: EnquirySearch;
  now: number;
  /** names of colleagues with the enquiry open, by id */
  holders?: Readonly<Record<string, string>>;
  me: string;
  /** running bulk changes, and those that can still be undone */
  changes: BulkChangesDto;
  /** false for read-only staff */
  canWork: boolean;
};

const itemOf = ({ _id }: EnquiryDto) => ({ id: _id });

export function EnquiryList(props: Props) {
  const texts = useTexts('enquiries/inbox');
  const { t } = texts;
  const { rows, total, staff, search, now, holders, canWork, changes } = props;
  const isRemoved = search.status === 'spam' || search.status === 'deleted';
  const {
    ids: chosen,
    setIds,
    ...choice
  } = useSelection({
    // only removed enquiries can be restored
    list: isRemoved ? `${ENQUIRIES_PATH}?removed` : ENQUIRIES_PATH,
    ...{ rows, itemOf, matching: '/api/admin/enquiries/matching', isEnabled: canWork },
  });
  const bulk = useBulkChange<EnquiryBulk>(ENQUIRY_BULK_PATH, changes, () => setIds([]));
  useEnquiryKeys(props, chosen, bulk);
  const tick = chooseColumn<EnquiryDto>({ ids: chosen, toggle: choice.toggle }, ({ name }) =>
    t('Select the enquiry from {name}', { name }),
  );
  const columns = enquiryColumns({
    texts,
    staff,
    now,
    ...(holders && { holders }),
    hrefOf: (row) => enquiryHref(search, row),
  });
  const sort = {
    by: search.by,
    dir: directionOf(search),
    hrefFor: (by: string, dir: 'asc' | 'desc') =>
      listUrl(ENQUIRIES_PATH, enquiryParams(search), { by: by === 'due' ? undefined : by, dir, page: 1 }),
    view: { path: ENQUIRIES_PATH, search: enquiryParams(search) },
  };
  return (
    <>
      <BulkChanges bulk={bulk} undoable={changes.undoable} />
      {canWork && (
        <ChooseAll
          {...choice}
          count={rows.length}
          total={total}
          max={BULK_CHANGE_MAX}
          keys={<EnquiryKeyNames />}
        />
      )}
      <DataTable
        caption={t('Enquiries')}
        label={texts.label}
        columns={canWork ? [tick, ...columns] : columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={t('No enquiries found')}
        {...(!isRemoved && { sort })}
      />
      <BulkBar
        label={t('Chosen enquiries')}
        count={chosen.length}
        elsewhere={choice.elsewhere}
        isBusy={bulk.isBusy}
        onClear={() => setIds([])}
      >
        {isRemoved ? (
          <Button
            size="sm"
            disabled={bulk.isBusy}
            onClick={() => void bulk.run({ action: 'restore', ids: chosen })}
          >
            {t('Restore')}
          </Button>
        ) : (
          <BulkActions staff={staff} chosen={chosen} bulk={bulk} />
        )}
      </BulkBar>
    </>
  );
}

/** Keys for the selected enquiry or the focused row: `a` opens it for a reply, `i` claims it, `n` opens the next unassigned or own one. */
function useEnquiryKeys(
  { rows, search, holders, me, canWork }: Props,
  chosen: string[],
  bulk: BulkChange<EnquiryBulk>,
): void {
  const { href } = useTexts();
  const focused = () => rows.filter(({ _id }) => _id === focusedRow());
  const open = (row: EnquiryDto | undefined) => row && goTo(href(`${enquiryHref(search, row)}#${ANSWER_ID}`));
  useKeys({
    a: () => canWork && open(rows.find(({ _id }) => chosen.includes(_id)) ?? focused()[0]),
    i: () => {
      const ids = chosen.length > 0 ? chosen : focused().map(({ _id }) => _id);
      const items = ids.map((id) => ({ id, assignee: me }));
      if (canWork && !bulk.isBusy && items.length > 0) void bulk.run({ action: 'assign', items });
    },
    n: () => open(rows.find(({ _id, assignee }) => !holders?.[_id] && (!assignee || assignee === me))),
  });
}

function EnquiryKeyNames() {
  const { t } = useTexts('enquiries/inbox');
  return t.rich(
    '<kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> select, <kbd>a</kbd> reply, <kbd>i</kbd> assign to me, <kbd>n</kbd> next, <kbd>/</kbd> search',
    { kbd: (key) => <kbd>{key}</kbd> },
  );
}

type ActionsProps = Pick<Props, 'staff'> & { chosen: string[]; bulk: BulkChange<EnquiryBulk> };

function BulkActions({ staff, chosen, bulk }: ActionsProps) {
  const { t } = useTexts('enquiries/inbox');
  const assign = (to: string) =>
    void bulk.run({
      action: 'assign',
      items: chosen.map((id) => ({ id, assignee: to === 'nobody' ? '' : to })),
    });
  return (
    <>
      <Select
        aria-label={t('Assign selected enquiries to')}
        value=""
        disabled={bulk.isBusy}
        className="h-10 w-auto min-w-28 shrink text-note"
        onChange={(event) => event.target.value && assign(event.target.value)}
      >
        <option value="">{t('Assign to')}</option>
        <option value="nobody">{t('No one')}</option>
        <StaffChoices staff={staff} />
      </Select>
      <Button size="sm" disabled={bulk.isBusy} onClick={() => void bulk.run({ action: 'spam', ids: chosen })}>
        {t('Spam')}
      </Button>
      <Button
        size="sm"
        disabled={bulk.isBusy}
        onClick={() => void bulk.run({ action: 'delete', ids: chosen })}
      >
        {t('Delete')}
      </Button>
    </>
  );
}
