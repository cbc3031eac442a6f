import 'server-only';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { searchPath, similarSearches } from '@/lib/search/rules';

/** The list of similar homes for one no longer available: same kind and place, similar price. All homes if it is no longer stored. */
export async function similarPath(id: string): Promise<string> {
  const property = await getStoredProperty(id);
  const [search] = property ? similarSearches(property) : [];
  return search ? searchPath(search) : '/buy';
}
