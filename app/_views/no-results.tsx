import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import type { PropertySearch } from '@/lib/search/schema';

/** `all` is the address without filters. */
export function NoResults({ all, search }: { all: string; search: PropertySearch }) {
  const { t } = useTexts('search/filters');
  return (
    <EmptyState title={t('No properties match your search criteria')}>
      <p className="text-ink-soft">{t('Save the search, and we write when something fits.')}</p>
      <SavedSearchOffer search={search} />
      <ButtonLink href={all}>{t('Clear all filters')}</ButtonLink>
    </EmptyState>
  );
}
