import 'server-only';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { searchPath, similarSearches } from '@/lib/search/rules';

/** The list of homes like one that is offered no longer: of its kind in its place and around its price; all where it is stored no more. */
export async function similarPath(id: string): Promise<string> {
  const property = await getStoredProperty(id);
  const [search] = property ? similarSearches(property) : [];
  return search ? searchPath(search) : '/buy';
}
