'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { formatDateTime } from '@/lib/platform/text/format';
import { MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import type { HomeDto } from '@/lib/shortlists/dto';
import { ShortlistSection } from './shortlist-section';
import { type Change, useOwnShortlists } from './use-own-shortlists';

function NewList({ change }: { change: Change }) {
  const { t } = useTexts('shortlists');
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await change('', { method: 'POST', body: { name: String(new FormData(form).get('name')) } });
    form.reset();
  };
  return (
    <form onSubmit={create} className="flex max-w-md flex-wrap items-end gap-3">
      <TextField
        label={t('New list')}
        name="name"
        required
        maxLength={MAX_NAME_LENGTH}
        placeholder={t('With Aai')}
        className="min-w-48 flex-1"
      />
      <SubmitButton>{t('Add list')}</SubmitButton>
    </form>
  );
}

function HiddenHomes({ homes, change }: { homes: HomeDto[]; change: Change }) {
  const { t } = useTexts('shortlists');
  if (homes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-bold">
        {t('Hidden ({count})', { count: homes.length })}
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {homes.map(({ id, title }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-2"
          >
            <Link href={`/properties/${id}`}>{title}</Link>
            <Button size="sm" onClick={() => void change(`/hidden/${id}`, { method: 'DELETE' })}>
              {t('Show again')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything that one person has set aside. */
export function ShortlistView() {
  const { t } = useTexts('shortlists');
  const { own, reload, change, changeSurely } = useOwnShortlists();
  const [compared, setCompared] = useState<readonly string[]>([]);
  if (own.state === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (own.state === 'failed')
    return (
      <Notice variant="error">
        {t('Your lists could not be loaded.')} <Button onClick={() => void reload()}>{t('Try again')}</Button>
      </Notice>
    );
  const isEmpty = own.lists.every(({ homes }) => homes.length === 0);
  return (
    <div className="flex flex-col gap-12">
      {own.storedAt && (
        <Notice variant="warning">
          {t(
            'There is no network. These are your lists of {date}; what you change now is sent when there is one.',
            { date: formatDateTime(own.storedAt, t.language) },
          )}
        </Notice>
      )}
      {isEmpty && (
        <EmptyState title={t('No home saved yet')}>
          <p className="measure text-ink-soft">
            {t(
              'Press the heart on a home to save it here. You need no account; when you sign in, your lists come along.',
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/buy" variant="primary">
              {t('Homes for sale')}
            </ButtonLink>
            <ButtonLink href="/rent">{t('Homes for rent')}</ButtonLink>
          </div>
        </EmptyState>
      )}
      {own.lists.map((list) => (
        <ShortlistSection
          key={list.id}
          list={list}
          others={own.lists.filter(({ id }) => id !== list.id)}
          {...{ change, changeSurely, compared, setCompared }}
        />
      ))}
      <NewList change={change} />
      <HiddenHomes homes={own.hidden} change={change} />
    </div>
  );
}
