import clsx from 'clsx';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { HiddenInput } from '@/components/ui/forms/control';
import { FilterBar, FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import {
  OWN_SORT_LABELS,
  OWN_SORTS,
  OWN_STATE_LABELS,
  OWN_STATES,
} from '@/lib/brokers/own-listings/constants';
import type { OwnCounts } from '@/lib/brokers/own-listings/dto';
import type { OwnListingsSearch } from '@/lib/brokers/own-listings/schema';
import { CATEGORIES, LISTING_TYPE_LABELS, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import type { TeamMemberDto } from '@/lib/teams/dto';

type Props = {
  path: string;
  search: OwnListingsSearch;
  counts: OwnCounts;
  members: readonly TeamMemberDto[];
};

/** A link with a count for each state in use. The linked list has no other filter. */
function States({ path, search, counts }: Omit<Props, 'members'>) {
  const { t } = useTexts('brokers/own-listings');
  const shown = OWN_STATES.filter((state) => counts[state] > 0 || state === search.state);
  const chips = [
    { key: undefined, label: t('All'), count: counts.all },
    ...shown.map((key) => ({ key, label: t(OWN_STATE_LABELS[key]), count: counts[key] })),
  ];
  return (
    <nav aria-label={t('Listing status')}>
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:pb-1 md:flex-wrap">
        {chips.map(({ key, label, count }) => (
          <li key={key ?? 'all'}>
            <Link
              href={listUrl(path, {
                who: search.who === 'all' ? undefined : search.who,
                state: key,
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fields({ search, members }: Props) {
  const { label, t } = useTexts('brokers/own-listings');
  return (
    <>
      <FilterSelect
        label={t('Sale or rent')}
        name="type"
        value={search.type}
        options={[
          ['', t('Both')],
          ...LISTING_TYPES.map((value) => [value, label(LISTING_TYPE_LABELS[value])] as const),
        ]}
      />
      <FilterSelect
        label={t('Kind')}
        name="category"
        value={search.category}
        options={[
          ['', t('All kinds')],
          ...CATEGORIES.map((category) => [category, label(category)] as const),
        ]}
      />
      {members.length > 0 && (
        <FilterSelect
          label={t('Whose')}
          name="who"
          value={search.who}
          options={[
            ['all', t('The team')],
            ['mine', t('Mine')],
            ...members.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      <FilterSelect
        label={t('Order')}
        name="sort"
        value={search.sort}
        options={OWN_SORTS.map((sort) => [sort, t(OWN_SORT_LABELS[sort])] as const)}
      />
    </>
  );
}

/** States as links, search and filters as a form. Each view has an address, and works without JavaScript. */
export function OwnFilters(props: Props) {
  const { t } = useTexts('brokers/own-listings');
  const { search } = props;
  const applied = [search.type, search.category, search.who !== 'all', search.sort !== 'newest'].filter(
    Boolean,
  ).length;
  return (
    <>
      <States {...props} />
      <FilterBar applied={applied} folded={<Fields {...props} />}>
        {search.state && <HiddenInput name="state" value={search.state} />}
        <SearchBox placeholder={t('Title, place or property code')} value={search.search} />
      </FilterBar>
    </>
  );
}

type OwnActionsProps = { path: string; search: OwnListingsSearch; hasListings: boolean };

export function OwnActions({ path, search, hasListings }: OwnActionsProps) {
  const { t } = useTexts('brokers/own-listings');
  return (
    <>
      <ButtonLink href={`${path}/import`} size="sm">
        {t('Import')}
      </ButtonLink>
      {hasListings && (
        <ButtonLink href={listUrl('/api/property/export', search)} size="sm" download>
          {t('Export')}
        </ButtonLink>
      )}
      {hasListings && (
        <ButtonLink href={listUrl('/api/property/export', search, { format: 'xlsx' })} size="sm" download>
          {t('Export to Excel')}
        </ButtonLink>
      )}
      <ButtonLink href="/properties/new" size="sm" variant="primary">
        {t('Add New Property')}
      </ButtonLink>
    </>
  );
}
