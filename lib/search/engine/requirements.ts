import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import type { IndexSearch } from './index-search';
import { type BoundsOf, type IsSegment, isMatch } from './match';

/** Saved searches of one kind. A listing is compared with each of them, by the same rule as in lists. */
export class Requirements {
  private readonly searches = new Map<string, { search: IndexSearch; boundsOf: BoundsOf }>();

  get size(): number {
    return this.searches.size;
  }

  /** Adds a search. `boundsOf` is for one that limits the total cost. */
  put(id: string, search: IndexSearch, boundsOf?: BoundsOf): void {
    this.searches.set(id, { search, boundsOf });
  }

  remove(id: string): void {
    this.searches.delete(id);
  }

  /** Ids of the searches that match this listing. */
  matching(listing: IndexedListing, isSegment: IsSegment): string[] {
    const found: string[] = [];
    for (const [id, { search, boundsOf }] of this.searches)
      if (isMatch(listing, search, isSegment, boundsOf)) found.push(id);
    return found;
  }
}
