'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { controlClass, PlainInput, Select } from '@/components/ui/forms/control';
import { type BulkChange, BulkChanges, useBulkChange } from '@/components/ui/lists/bulk-changes';
import { BulkBar, ChooseAll, chooseColumn } from '@/components/ui/lists/choose';
import { DataTable } from '@/components/ui/lists/data-table';
import { useSelection } from '@/components/ui/lists/use-selection';
import { CONTACT_BULK_PATH } from '@/lib/contacts/bulk/constants';
import type { ContactBulk } from '@/lib/contacts/bulk/schema';
import { MAX_TAG_LENGTH } from '@/lib/contacts/constants';
import type { ContactDto, ContactPage } from '@/lib/contacts/dto';
import type { ContactSearch } from '@/lib/contacts/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import type { BulkChangesDto } from '@/lib/platform/bulk/dto';
import { listUrl } from '@/lib/platform/text/list-url';
import { contactColumns, fullName } from './contact-table';

const PATH = '/admin/contactlist';

const paramsOf = ({ by, ...search }: ContactSearch) => ({ ...search, by: by === 'name' ? undefined : by });

type Props = {
  list: ContactPage;
  tags: readonly string[];
  staff: readonly { id: string; name: string }[];
  /** running bulk changes, and those that can still be undone */
  changes: BulkChangesDto;
  search: ContactSearch;
  canChange: boolean;
};

const itemOf = ({ _id }: ContactDto) => ({ id: _id });

type ContactActionsProps = {
  ids: string[];
  tags: readonly string[];
  staff: readonly { id: string; name: string }[];
  bulk: BulkChange<ContactBulk>;
};

const box = (extra: string) => controlClass(false, `h-10 shrink-0 text-note ${extra}`);

function ContactActions({ ids, tags, staff, bulk }: ContactActionsProps) {
  const { t } = useTexts('contacts');
  const [tag, setTag] = useState('');
  const { isBusy } = bulk;
  const mark = (action: 'tag' | 'untag') => void bulk.run({ action, tag, ids }).then(() => setTag(''));
  const give = (to: string) => void bulk.run({ action: 'owner', owner: to === 'nobody' ? '' : to, ids });
  return (
    <>
      <PlainInput
        aria-label={t('Tag')}
        placeholder={t('Tag')}
        list="tags-in-use"
        maxLength={MAX_TAG_LENGTH}
        value={tag}
        className={box('w-28')}
        onChange={(event) => setTag(event.target.value)}
      />
      <datalist id="tags-in-use">
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button size="sm" disabled={isBusy || !tag.trim()} onClick={() => mark('tag')}>
        {t('Tag')}
      </Button>
      <Button size="sm" disabled={isBusy || !tag.trim()} onClick={() => mark('untag')}>
        {t('Untag')}
      </Button>
      <Select
        aria-label={t('Assign selected contacts to')}
        value=""
        disabled={isBusy}
        className={box('w-32')}
        onChange={(event) => event.target.value && give(event.target.value)}
      >
        <option value="">{t('Give to')}</option>
        <option value="nobody">{t('No one')}</option>
        <StaffChoices staff={staff} />
      </Select>
      <Button size="sm" disabled={isBusy} onClick={() => void bulk.run({ action: 'delete', ids })}>
        {t('Delete')}
      </Button>
    </>
  );
}

export function ContactList({ list, tags, staff, changes, search, canChange }: Props) {
  const texts = useTexts('contacts');
  const { t } = texts;
  const { contacts, total, isMore = false } = list;
  const chosen = useSelection({
    ...{ list: PATH, rows: contacts, itemOf },
    matching: '/api/admin/contacts/matching',
    isEnabled: canChange,
  });
  const bulk = useBulkChange<ContactBulk>(CONTACT_BULK_PATH, changes, () => chosen.setIds([]));
  const tick = chooseColumn<ContactDto>(chosen, (contact) => t('Choose {name}', { name: fullName(contact) }));
  const columns = contactColumns(texts, staff);
  return (
    <>
      <BulkChanges bulk={bulk} undoable={changes.undoable} />
      {canChange && (
        <ChooseAll {...chosen} count={contacts.length} {...{ total, isMore }} max={BULK_CHANGE_MAX} />
      )}
      <DataTable
        caption={t('Contacts')}
        label={texts.label}
        columns={canChange ? [tick, ...columns] : columns}
        rows={contacts}
        rowKey={({ _id }) => _id}
        empty={t('No contacts found')}
        sort={{
          by: search.by,
          dir: search.sort,
          hrefFor: (by, sort) =>
            listUrl(PATH, paramsOf(search), { by: by === 'name' ? undefined : by, sort, page: 1 }),
          view: { path: PATH, search: paramsOf(search) },
        }}
      />
      <BulkBar
        label={t('Chosen contacts')}
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
