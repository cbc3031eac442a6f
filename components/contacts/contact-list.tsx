'use client';

import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { BulkBar, ChooseAll, chooseColumn } from '@/components/ui/forms/choose';
import { DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import { CONTACT_BULK_MAX } from '@/lib/contacts/bulk/constants';
import type { ContactChangeDto } from '@/lib/contacts/bulk/dto';
import { changeInWords } from '@/lib/contacts/bulk/format';
import type { ContactDto, ContactPage } from '@/lib/contacts/dto';
import type { ContactSearch } from '@/lib/contacts/schema';
import { listUrl } from '@/lib/platform/browser/list-url';
import { formatTime } from '@/lib/platform/text/format';
import { ContactActions } from './contact-actions';
import { CONTACT_COLUMNS, fullName } from './contact-table';
import { useContactBulk } from './use-contact-bulk';

const PATH = '/admin/contactlist';

/** The address of the directory, without the default order. */
const paramsOf = ({ by, ...search }: ContactSearch) => ({ ...search, by: by === 'name' ? undefined : by });

type Props = {
  list: ContactPage;
  tags: readonly string[];
  staff: readonly { id: string; name: string }[];
  /** what can still be undone */
  changes: readonly ContactChangeDto[];
  search: ContactSearch;
  canChange: boolean;
};

const itemOf = ({ _id }: ContactDto) => ({ id: _id });

/** The directory, with one action for the selected contacts. */
export function ContactList({ list, tags, staff, changes, search, canChange }: Props) {
  const { contacts, total, isMore = false } = list;
  const chosen = useSelection({
    ...{ list: PATH, rows: contacts, itemOf },
    matching: '/api/admin/contacts/matching',
    isEnabled: canChange,
  });
  const bulk = useContactBulk(() => chosen.setIds([]), staff);
  const tick = chooseColumn<ContactDto>(chosen, (contact) => `Choose ${fullName(contact)}`);
  const columns = CONTACT_COLUMNS(staff);
  return (
    <>
      {changes.length > 0 && (
        <Notice>
          <ul aria-label="Can be undone" className="flex flex-col gap-2">
            {changes.map((change) => (
              <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>
                  {changeInWords(change)}{' '}
                  <span className="text-ink-soft text-sm">
                    {change.by}, {formatTime(change.at)}
                  </span>
                </span>
                <Button
                  size="sm"
                  disabled={bulk.isBusy}
                  aria-label={`Undo: ${changeInWords(change)}`}
                  onClick={() => void bulk.undo(change.id)}
                >
                  Undo
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {canChange && (
        <ChooseAll {...chosen} count={contacts.length} {...{ total, isMore }} max={CONTACT_BULK_MAX} />
      )}
      <DataTable
        caption="Contacts"
        columns={canChange ? [tick, ...columns] : columns}
        rows={contacts}
        rowKey={({ _id }) => _id}
        empty="No contacts found"
        sort={{
          by: search.by,
          dir: search.sort,
          hrefFor: (by, sort) =>
            listUrl(PATH, paramsOf(search), { by: by === 'name' ? undefined : by, sort, page: 1 }),
          view: { path: PATH, search: paramsOf(search) },
        }}
      />
      <BulkBar
        label="Chosen contacts"
        count={chosen.ids.length}
        elsewhere={chosen.elsewhere}
        isBusy={bulk.isBusy}
        onClear={() => chosen.setIds([])}
      >
        <ContactActions ids={chosen.ids} tags={tags} staff={staff} bulk={bulk} />
      </BulkBar>
    </>
  );
}
