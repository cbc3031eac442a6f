import 'server-only';
import { indianDay } from '@/lib/platform/time/indian-day';
import { placeIndex } from '@/lib/search/box/data';
import { type ListedRow, toIndexed } from '@/lib/search/columns/search-row';
import { rangesAsked } from '@/lib/search/conditions/rules';
import { indexQuery } from '@/lib/search/data';
import { isMatch } from '@/lib/search/engine/match';
import { parseQuery } from '@/lib/search/parser/parse';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { searchEngine } from '@/lib/search/running.data';
import { parseSearch } from '@/lib/search/schema';
import { clausesOf, unfoundedIn } from './rules';

/** Sizes are compared as numbers, because the grammar takes a bare one for the advertised area. */
const COMPARED_AS_NUMBERS = ['minArea', 'maxArea'];

/**
 * The first words of a text that state more than `facts`, given to its writer, or the listing itself. Looks up numbers and things in the facts. Then the search
 * box's own grammar reads each clause as a search, which must find this listing.
 */
export async function untrueIn(text: string, row: ListedRow, facts: string): Promise<string | undefined> {
  const unfounded = unfoundedIn(text, facts);
  if (unfounded) return unfounded;
  const [index, isSegment] = await Promise.all([placeIndex(), searchEngine.segmentTest()]);
  const listing = toIndexed(row);
  const context = { home: listing.citySlug, today: indianDay(Date.now()) };
  for (const clause of clausesOf(text)) {
    if (clause.length > MAX_QUERY_LENGTH) return clause;
    const { search: read, preferred, service, answer, code } = parseQuery(clause, index, context);
    const said = Object.assign({}, read, ...preferred.map(({ set }) => set));
    // the facts do not say that something is near or missing
    const isBeside = Object.keys(said).some((name) => /^(?:not|near|alsoNear)/.test(name));
    if (service || answer || code || isBeside) return clause;
    for (const name of COMPARED_AS_NUMBERS) delete said[name];
    if (!listing.subType) delete said.subType;
    const { search, costs } = await indexQuery({ ...parseSearch({}), ...said });
    // a count without a limit is an exact count
    const isExact = rangesAsked(search).every(
      ({ name, low, high }) => low === -Infinity || high !== Infinity || listing[name] === low,
    );
    const status = search.status ?? [listing.status];
    if (!isExact || !isMatch(listing, { ...search, status }, isSegment, costs?.boundsOf)) return clause;
  }
  return undefined;
}
