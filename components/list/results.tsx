import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useText } from '#language';
import { SavedSearchOffer } from '@/components/saved-search/saved-search-offer';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import type { PropertySearch } from '@/lib/search/schema';

/** For the keyboard, before the filters. */
export function SkipToResults() {
  const t = useText('filters');
  return (
    <a
      href="#results"
      className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:z-50"
    >
      {t('Skip to results')}
    </a>
  );
}

/** What a list of listings found, with its pages. */
export function Results({ className, ...section }: ComponentProps<'section'>) {
  const t = useText('filters');
  return (
    <section
      id="results"
      tabIndex={-1}
      aria-label={t('Results')}
      className={clsx('flex min-w-0 flex-col', className)}
      {...section}
    />
  );
}

/** `all` is the address without filters. */
export function NoResults({ all, search }: { all: string; search: PropertySearch }) {
  const t = useText('filters');
  return (
    <EmptyState title={t('No properties match your search criteria')}>
      <p className="text-ink-soft">{t('Save the search, and we write when something fits.')}</p>
      <SavedSearchOffer search={search} />
      <ButtonLink href={all}>{t('Clear all filters')}</ButtonLink>
    </EmptyState>
  );
}
