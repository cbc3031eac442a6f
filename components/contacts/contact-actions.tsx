'use client';

import { useState } from 'react';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { controlClass, PlainInput, Select } from '@/components/ui/forms/control';
import type { BulkChange } from '@/components/ui/lists/bulk-changes';
import type { ContactBulk } from '@/lib/contacts/bulk/schema';
import { MAX_TAG_LENGTH } from '@/lib/contacts/constants';

type Props = {
  ids: string[];
  tags: readonly string[];
  staff: readonly { id: string; name: string }[];
  bulk: BulkChange<ContactBulk>;
};

const box = (extra: string) => controlClass(false, `h-10 shrink-0 text-note ${extra}`);

/** Tag, untag, assign, delete. */
export function ContactActions({ ids, tags, staff, bulk }: Props) {
  const [tag, setTag] = useState('');
  const { isBusy } = bulk;
  const mark = (action: 'tag' | 'untag') => void bulk.run({ action, tag, ids }).then(() => setTag(''));
  const give = (to: string) => void bulk.run({ action: 'owner', owner: to === 'nobody' ? '' : to, ids });
  return (
    <>
      <PlainInput
        aria-label="Tag"
        placeholder="Tag"
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
        Tag
      </Button>
      <Button size="sm" disabled={isBusy || !tag.trim()} onClick={() => mark('untag')}>
        Untag
      </Button>
      <Select
        aria-label="Give the chosen contacts to"
        value=""
        disabled={isBusy}
        className={box('w-32')}
        onChange={(event) => event.target.value && give(event.target.value)}
      >
        <option value="">Give to</option>
        <option value="nobody">Nobody</option>
        <StaffChoices staff={staff} />
      </Select>
      <Button size="sm" disabled={isBusy} onClick={() => void bulk.run({ action: 'delete', ids })}>
        Delete
      </Button>
    </>
  );
}
