'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { BulkBar, ChooseAll, chooseColumn } from '@/components/ui/forms/choose';
import { Select } from '@/components/ui/forms/control';
import { focusedRow, useKeys } from '@/components/ui/hooks/use-keys';
import { DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import { ENQUIRIES_PATH, ENQUIRY_BULK_MAX } from '@/lib/enquiries/inbox/constants';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { directionOf, enquiryHref, enquiryParams } from '@/lib/enquiries/inbox/format';
import type { EnquiryBulk, EnquirySearch } from '@/lib/enquiries/inbox/schema';
import { listUrl } from '@/lib/platform/browser/list-url';
import { api, serverMessage } from '@/lib/platform/http/client';
import { ANSWER_ID } from './enquiry-keys';
import { enquiryColumns } from './enquiry-table';

type Reply = { done: number; before?: { id: string; assignee: string }[] };
type Props = {
  rows: EnquiryDto[];
  /** enquiries with these filters on all pages */
  total: number;
  staff: readonly { id: string; name: string }[];
  search: EnquirySearch;
  now: number;
  /** colleagues who have an enquiry open, by its id */
  holders?: Readonly<Record<string, string>>;
  /** who is signed in */
  me: string;
  /** false for read-only staff */
  canWork: boolean;
};

/** Long enough to notice a slip; spam and deleted ones can be restored from their list for 30 days. */
const UNDO_MS = 20_000;

const DONE: Record<EnquiryBulk['action'], (count: number) => string> = {
  assign: (count) => (count === 1 ? '1 enquiry assigned' : `${count} enquiries assigned`),
  spam: (count) => (count === 1 ? '1 enquiry is spam' : `${count} enquiries are spam`),
  delete: (count) => (count === 1 ? '1 enquiry deleted' : `${count} enquiries deleted`),
  restore: (count) => (count === 1 ? '1 enquiry restored' : `${count} enquiries restored`),
};

/** Runs an action for several enquiries and offers an undo. */
function useEnquiryBulk(onDone: () => void) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const run = async (body: EnquiryBulk, isUndo = false): Promise<void> => {
    setBusy(true);
    try {
      const { done, before } = await api<Reply>('/api/admin/enquiries/bulk', { method: 'POST', body });
      const undo: EnquiryBulk | undefined =
        body.action === 'assign'
          ? before && { action: 'assign', items: before }
          : body.action === 'restore'
            ? undefined
            : { action: 'restore', ids: body.ids };
      toast.success(DONE[body.action](done), {
        duration: UNDO_MS,
        ...(undo && !isUndo && { action: { label: 'Undo', onClick: () => void run(undo, true) } }),
      });
      onDone();
      router.refresh();
    } catch (error) {
      toast.error(serverMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

const itemOf = ({ _id }: EnquiryDto) => ({ id: _id });

/** The office's queue, with one action for the selected enquiries. */
export function EnquiryList(props: Props) {
  const { rows, total, staff, search, now, holders, canWork } = props;
  const isRemoved = search.status === 'spam' || search.status === 'deleted';
  const {
    ids: chosen,
    setIds,
    ...choice
  } = useSelection({
    // what was removed is restored, and nothing else
    list: isRemoved ? `${ENQUIRIES_PATH}?removed` : ENQUIRIES_PATH,
    ...{ rows, itemOf, matching: '/api/admin/enquiries/matching', isEnabled: canWork },
  });
  const bulk = useEnquiryBulk(() => setIds([]));
  useEnquiryKeys(props, chosen, bulk);
  const tick = chooseColumn<EnquiryDto>(
    { ids: chosen, toggle: choice.toggle },
    ({ name }) => `Choose the enquiry of ${name}`,
  );
  const columns = enquiryColumns({
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
      {canWork && (
        <ChooseAll {...choice} count={rows.length} total={total} max={ENQUIRY_BULK_MAX} keys={KEYS} />
      )}
      <DataTable
        caption="Enquiries"
        columns={canWork ? [tick, ...columns] : columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty="No enquiries found"
        {...(!isRemoved && { sort })}
      />
      <BulkBar
        label="Chosen enquiries"
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
            Restore
          </Button>
        ) : (
          <BulkActions staff={staff} chosen={chosen} bulk={bulk} />
        )}
      </BulkBar>
    </>
  );
}

/** `a` opens the chosen enquiry, or the row with the focus, to answer it; `i` takes it on; `n` opens the next that is free or one's own. */
function useEnquiryKeys(
  { rows, search, holders, me, canWork }: Props,
  chosen: string[],
  bulk: ReturnType<typeof useEnquiryBulk>,
): void {
  const focused = () => rows.filter(({ _id }) => _id === focusedRow());
  const open = (row: EnquiryDto | undefined) =>
    row && window.location.assign(`${enquiryHref(search, row)}#${ANSWER_ID}`);
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

const KEYS = (
  <>
    <kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> choose, <kbd>a</kbd> answer, <kbd>i</kbd> assign to me,{' '}
    <kbd>n</kbd> next, <kbd>/</kbd> search
  </>
);

type ActionsProps = Pick<Props, 'staff'> & { chosen: string[]; bulk: ReturnType<typeof useEnquiryBulk> };

function BulkActions({ staff, chosen, bulk }: ActionsProps) {
  const assign = (to: string) =>
    void bulk.run({
      action: 'assign',
      items: chosen.map((id) => ({ id, assignee: to === 'nobody' ? '' : to })),
    });
  return (
    <>
      <Select
        aria-label="Assign the chosen enquiries to"
        value=""
        disabled={bulk.isBusy}
        className="h-10 w-auto min-w-28 shrink text-note"
        onChange={(event) => event.target.value && assign(event.target.value)}
      >
        <option value="">Assign to</option>
        <option value="nobody">Nobody</option>
        <StaffChoices staff={staff} />
      </Select>
      <Button size="sm" disabled={bulk.isBusy} onClick={() => void bulk.run({ action: 'spam', ids: chosen })}>
        Spam
      </Button>
      <Button
        size="sm"
        disabled={bulk.isBusy}
        onClick={() => void bulk.run({ action: 'delete', ids: chosen })}
      >
        Delete
      </Button>
    </>
  );
}
