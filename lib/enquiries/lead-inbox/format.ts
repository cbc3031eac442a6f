import type { ListParams } from '@/lib/platform/text/list-url';
import type { LeadSearch } from './schema';

/** A list's filters as query parameters, without defaults. */
export function leadParams({ state, who, sort, ...filters }: Omit<LeadSearch, 'after'>): ListParams {
  return {
    ...filters,
    state: state === 'waiting' ? undefined : state,
    who: who === 'all' ? undefined : who,
    sort: sort === 'newest' ? undefined : sort,
  };
}
