import clsx from 'clsx';
import { FilterBar, FilterSelect, SearchBox } from '@/components/ui/filters';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';
import { CATEGORIES, LISTING_TYPE_LABELS, LISTING_TYPES } from '@/lib/listing-vocabulary/constants';
import { OWN_SORT_LABELS, OWN_SORTS, OWN_STATE_LABELS, OWN_STATES } from '@/lib/own-listings/constants';
import type { OwnCounts } from '@/lib/own-listings/dto';
import type { OwnListingsSearch } from '@/lib/own-listings/schema';
import type { TeamMemberDto } from '@/lib/team/dto';

type Props = {
  path: string;
  search: OwnListingsSearch;
  counts: OwnCounts;
  /** of the team; none outside of one */
  members: readonly TeamMemberDto[];
};

/** One link for each state that any listing has, with how many have it. */
function States({ path, search, counts }: Omit<Props, 'members'>) {
  const shown = OWN_STATES.filter((state) => counts[state] > 0 || state === search.state);
  const chips = [
    { key: undefined, label: 'All', count: counts.all },
    ...shown.map((key) => ({ key, label: OWN_STATE_LABELS[key], count: counts[key] })),
  ];
  return (
    <nav aria-label="State of the listings">
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-wrap">
        {chips.map(({ key, label, count }) => (
          <li key={label}>
            <a
              href={listUrl(path, search, {
                state: key,
                page: 1,
                sort: search.sort === 'newest' ? undefined : search.sort,
              })}
              aria-current={key === search.state ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-md border px-3 no-underline hover:bg-sunken',
                key === search.state ? 'border-ink font-bold' : 'border-line text-ink-soft',
              )}
            >
              {label}
              <span className="tabular">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fields({ search, members }: Props) {
  return (
    <>
      <FilterSelect
        label="Sale or rent"
        name="type"
        value={search.type}
        options={[['', 'Both'], ...LISTING_TYPES.map((one) => [one, LISTING_TYPE_LABELS[one]] as const)]}
      />
      <FilterSelect
        label="Kind"
        name="category"
        value={search.category}
        options={[['', 'All kinds'], ...CATEGORIES.map((one) => [one, one] as const)]}
      />
      {members.length > 0 && (
        <FilterSelect
          label="Whose"
          name="who"
          value={search.who}
          options={[
            ['all', 'The team'],
            ['mine', 'Mine'],
            ...members.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      <FilterSelect
        label="Order"
        name="sort"
        value={search.sort}
        options={OWN_SORTS.map((one) => [one, OWN_SORT_LABELS[one]] as const)}
      />
    </>
  );
}

/** The states as links, search and filters as a form: each view has an address, and works without JavaScript. */
export function OwnFilters(props: Props) {
  const { search } = props;
  const applied = [search.type, search.category, search.who !== 'all', search.sort !== 'newest'].filter(
    Boolean,
  ).length;
  return (
    <>
      <States {...props} />
      <FilterBar applied={applied} folded={<Fields {...props} />}>
        {search.state && <input type="hidden" name="state" value={search.state} />}
        <SearchBox placeholder="Title, place or property code" value={search.search} />
      </FilterBar>
    </>
  );
}
