import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import type { PropertySearch } from '@/lib/search/schema';

type Props = { search: PropertySearch; isFiltered: boolean; all: string };

/** `all` is the address without filters. If nothing was filtered, nothing is listed and there is nothing to clear. */
export function NoResults({ all, search, isFiltered }: Props) {
  const { t } = useTexts('search/filters');
  if (!isFiltered)
    return (
      <EmptyState title={t('Nothing is listed here yet')}>
        <p className="text-ink-soft">
          {t('Leave your email address and we’ll write when there’s something here.')}
        </p>
        <SavedSearchOffer search={search} />
        <ButtonLink href="/properties/new">{t('List your property')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t('No properties match your search criteria')}>
      <p className="text-ink-soft">{t('Save this search and we’ll write when something matches.')}</p>
      <SavedSearchOffer search={search} />
      <ButtonLink href={all}>{t('Clear all filters')}</ButtonLink>
    </EmptyState>
  );
}
