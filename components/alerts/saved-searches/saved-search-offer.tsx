import { useTexts } from '#language';
import { searchTitle, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { chipsFor } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';
import { AlertBar } from './alert-bar';
import { SaveSearch } from './save-search';

/** Number of filters that shows that a visitor knows what they want. */
const FILTERS_FOR_BAR = 2;

type Props = { search: PropertySearch; as?: 'button' | 'icon' | 'bar' };

/** Shown only for filtered lists: as a bar from the second filter, or sooner if the visitor stays. */
export function SavedSearchOffer({ search, as = 'button' }: Props) {
  const words = useTexts('search/applied');
  const query = storedQuery(search);
  if (!query) return null;
  const title = searchTitle(search, words);
  if (as !== 'bar') return <SaveSearch query={query} title={title} isIcon={as === 'icon'} />;
  const filters = chipsFor(search, words, ['type', 'city', 'category']);
  return <AlertBar query={query} title={title} atOnce={filters.length >= FILTERS_FOR_BAR} />;
}
