import { useTexts } from '#language';
import { searchTitle, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { chipsFor } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';
import { AlertBar } from './alert-bar';
import { SaveSearch } from './save-search';

/** Visitors with this many filters know what they are looking for. */
const FILTERS_FOR_BAR = 2;

type Props = { search: PropertySearch; as?: 'button' | 'icon' | 'bar' };

/** Shown for filtered lists only: as a bar from the second filter on, or sooner if the visitor stays. */
export function SavedSearchOffer({ search, as = 'button' }: Props) {
  const words = useTexts('search/applied');
  const query = storedQuery(search);
  if (!query) return null;
  const title = searchTitle(search, words);
  if (as !== 'bar') return <SaveSearch query={query} title={title} isIcon={as === 'icon'} />;
  const filters = chipsFor(search, words, ['type', 'city', 'category']);
  return <AlertBar query={query} title={title} atOnce={filters.length >= FILTERS_FOR_BAR} />;
}
