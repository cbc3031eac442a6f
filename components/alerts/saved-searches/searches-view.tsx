'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { useAction } from '@/components/ui/hooks/use-action';
import { FREQUENCIES, FREQUENCY_LABELS } from '@/lib/alerts/saved-searches/constants';
import type { OwnSearchesDto, SavedSearchDto } from '@/lib/alerts/saved-searches/dto';
import { api, type CallOptions } from '@/lib/platform/browser/api';

type Paths = {
  /** address that reads all, and stops or resumes all */
  all: string;
  /** address prefix of one search, before its id */
  one: string;
};

type Change = (path: string, options: CallOptions) => Promise<void>;

function SearchItem({ search, change, one: text }: { search: SavedSearchDto; change: Change; one: string }) {
  const { t } = useTexts('alerts/saved-searches');
  const { id, title, path, frequency, isPaused, isConfirmed } = search;
  const patch = (body: object) => change(`${text}/${id}`, { method: 'PATCH', body });
  const remove = () => {
    if (window.confirm(t('Delete “{search}”?', { search: title })))
      void change(`${text}/${id}`, { method: 'DELETE', body: {} });
  };
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading level={2} size="card" className="leading-snug">
          <Link href={path}>{title}</Link>
        </Heading>
        {isPaused && <Badge variant="warning">{t('Paused')}</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isConfirmed ? (
          <>
            <Select
              aria-label={t('How often: {search}', { search: title })}
              value={frequency}
              onChange={(event) => void patch({ frequency: event.target.value })}
              className="h-11 max-w-44"
            >
              <Options of={FREQUENCIES.map((value) => [value, t(FREQUENCY_LABELS[value])])} />
            </Select>
            <Button size="sm" onClick={() => void patch({ paused: !isPaused })} className="min-h-11">
              {isPaused ? t('Resume') : t('Pause')}
              <span className="sr-only">: {title}</span>
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void patch({ confirmed: true })}>
            {t('Yes, send me these alerts')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={remove} className="ml-auto min-h-11">
          {t('Delete')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

export function SearchesView({ initial, paths }: { initial: OwnSearchesDto; paths: Paths }) {
  const { t, language } = useTexts('alerts/saved-searches');
  const [own, setOwn] = useState(initial);
  const { run } = useAction();
  const change = async (path: string, options: CallOptions) => {
    await run(async () => {
      await api(path, options);
      setOwn(await api<OwnSearchesDto>(`${paths.all}?language=${language}`));
    });
  };
  const stop = (stopped: boolean) => void change(paths.all, { method: 'PUT', body: { stopped } });
  if (own.searches.length === 0)
    return (
      <EmptyState title={t('No search saved yet')}>
        <p className="measure text-ink-soft">
          {t(
            'Filter a list until it shows what you want and press “Save this search”. We’ll write when something matches.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/buy" variant="primary">
            {t('Homes for sale')}
          </ButtonLink>
          <ButtonLink href="/rent">{t('Homes for rent')}</ButtonLink>
        </div>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      {own.awaitsConfirmation && (
        <Notice variant="warning">
          {t('Alerts begin when you confirm your email address with the link that we sent at sign-up.')}
        </Notice>
      )}
      {own.isStopped && (
        <Notice variant="warning">
          {t('All alerts are stopped.')}{' '}
          <Button size="sm" onClick={() => stop(false)}>
            {t('Resume alerts')}
          </Button>
        </Notice>
      )}
      <ul className="flex flex-col gap-4">
        {own.searches.map((search) => (
          <SearchItem key={search.id} {...{ search, change }} one={paths.one} />
        ))}
      </ul>
      {!own.isStopped && (
        <Button className="self-start" onClick={() => stop(true)}>
          {t('Stop all alerts')}
        </Button>
      )}
    </div>
  );
}
