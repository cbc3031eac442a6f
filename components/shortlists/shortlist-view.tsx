'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { PlainInput } from '@/components/ui/forms/control';
import { TextField } from '@/components/ui/forms/field';
import { formatDateTime } from '@/lib/platform/text/format';
import { MAX_COMPARED, MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import type { ShortlistDto } from '@/lib/shortlists/dto';
import { listName } from '@/lib/shortlists/format';
import { SavedHome } from './saved-home';
import { ShareList } from './share-list';
import { type Change, type ChangeSurely, useOwnShortlists } from './use-own-shortlists';

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

type SectionProps = {
  list: ShortlistDto;
  others: ShortlistDto[];
  change: Change;
  changeSurely: ChangeSurely;
  compared: readonly string[];
  setCompared: (ids: readonly string[]) => void;
};

function ShortlistSection({ list, others, compared, setCompared, ...changes }: SectionProps) {
  const { t } = useTexts('shortlists');
  const name = listName(list.name, t);
  const { change, changeSurely } = changes;
  const ids = list.homes.map(({ id }) => id);
  const chosen = compared.filter((id) => ids.includes(id));
  const changeList = (body: object) =>
    void changeSurely({ path: `/${list.id}`, method: 'PATCH', body, what: t('The list “{name}”', { name }) });
  const rename = (typed: string) => {
    if (typed.trim() && typed.trim() !== name) changeList({ name: typed.trim() });
  };
  const reorder = (order: string[]) => changeList({ order });
  const remove = () => {
    const count = list.homes.length;
    if (
      count === 0 ||
      window.confirm(
        t('Delete “{name}” with {count, plural, one {one home} other {# homes}}?', { name, count }),
      )
    )
      void change(`/${list.id}`, { method: 'DELETE' });
  };
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3 border-line border-b pb-3">
        <PlainInput
          key={name}
          defaultValue={name}
          aria-label={t('List name')}
          maxLength={MAX_NAME_LENGTH}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="min-w-0 flex-1 basis-full sm:basis-0 rounded-md bg-transparent py-1 font-bold text-2xl hover:bg-sunken focus:bg-surface"
        />
        <ShareList list={list} change={change} />
        <Button size="sm" variant="quiet" onClick={remove}>
          {t('Delete list')}
        </Button>
      </div>
      {list.homes.length === 0 && <p className="text-ink-soft">{t('No homes in this list yet.')}</p>}
      <ol className="flex flex-col gap-3">
        {list.homes.map((home, i) => (
          <SavedHome
            key={home.id}
            {...{ home, list, others, change, changeSurely }}
            isFirst={i === 0}
            isLast={i === ids.length - 1}
            move={(step) => reorder(ids.with(i, ids[i + step] ?? home.id).with(i + step, home.id))}
            isCompared={compared.includes(home.id)}
            mayCompare={compared.length < MAX_COMPARED}
            compare={(isOn) =>
              setCompared(isOn ? [...compared, home.id] : compared.filter((id) => id !== home.id))
            }
          />
        ))}
      </ol>
      {chosen.length > 1 && (
        <ButtonLink href={`/compare?ids=${compared.join(',')}`} variant="primary" className="self-start">
          {t('Compare {count} homes', { count: compared.length })}
        </ButtonLink>
      )}
    </section>
  );
}

export function ShortlistView() {
  const { t } = useTexts('shortlists');
  const { own, reload, change, changeSurely } = useOwnShortlists();
  const [compared, setCompared] = useState<readonly string[]>([]);
  if (own.state === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (own.state === 'failed')
    return (
      <Notice variant="error">
        {t('We couldn’t load your lists.')} <Button onClick={() => void reload()}>{t('Try again')}</Button>
      </Notice>
    );
  const isEmpty = own.lists.every(({ homes }) => homes.length === 0);
  return (
    <div className="flex flex-col gap-12">
      {own.storedAt && (
        <Notice variant="warning">
          {t('You’re offline. These are your lists as of {date}. Changes are sent when you’re back online.', {
            date: formatDateTime(own.storedAt, t.language),
          })}
        </Notice>
      )}
      {isEmpty && (
        <EmptyState title={t('No homes saved yet')}>
          <p className="measure text-ink-soft">
            {t(
              'Press the heart on a home to save it here. You don’t need an account. When you sign in, your lists come with you.',
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
      {own.hidden.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer font-bold">
            {t('Hidden ({count})', { count: own.hidden.length })}
          </summary>
          <ul className="mt-2 flex flex-col gap-2">
            {own.hidden.map(({ id, title }) => (
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
      )}
    </div>
  );
}
