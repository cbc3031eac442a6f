import 'server-only';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { searchPath, similarSearches } from '@/lib/search/rules';

/**
 * The list of homes similar to one no longer available, with the same kind and place and a similar price; all homes if it is no longer
 * stored.
 */
export async function similarPath(id: string): Promise<string> {
  const property = await getStoredProperty(id);
  const [search] = property ? similarSearches(property) : [];
  return search ? searchPath(search) : '/buy';
}
