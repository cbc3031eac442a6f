import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { otherRings } from '@/lib/search/around/rules';
import type { WordCount } from '@/lib/search/engine/dto';
import { chipsFor, givenUp } from '@/lib/search/format';
import type { Beside, ListPage, Neighbour } from '@/lib/search/lists/dto';
import { nearbyText } from '@/lib/search/lists/format';
import { FILTERS_ONLY } from '@/lib/search/lists/schema';
import { preferredLabel } from '@/lib/search/preferred/format';
import { isPreferred, readCondition, readPreferred, writePreferred } from '@/lib/search/preferred/rules';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';

function withWord({ also = '', q, ...search }: PropertySearch, word: string): PropertySearch {
  const left = also.split(' ').filter((part) => part.toLowerCase() !== word);
  return {
    ...search,
    q: [q, word].filter(Boolean).join(' '),
    also: left.length > 0 ? left.join(' ') : undefined,
    page: 1,
  };
}

function asCondition({ prefer, ...search }: PropertySearch, text: string): PropertySearch {
  const left = readPreferred(prefer).filter((one) => one.text !== text);
  return {
    ...search,
    ...readCondition(text),
    prefer: writePreferred(left.map(({ set }) => set)) || undefined,
    page: 1,
  };
}

function OnlyThese({ word, count, search }: WordCount & { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  const values = { word, count: String(count) };
  return (
    <Link
      className="link mr-3 inline-flex min-h-6 items-center"
      href={searchPath(search)}
      aria-label={t('{word} ({count}): show only these homes', values)}
    >
      {t('{word} ({count})', values)}
    </Link>
  );
}

function PreferredNote({ search, preferred }: { search: PropertySearch; preferred: readonly WordCount[] }) {
  const { t } = useTexts('search/list');
  const words = useTexts('search/applied');
  const liked = preferred.map(({ word: text, count }) => ({
    text,
    count,
    word: preferredLabel(readCondition(text), words, search.city),
  }));
  const missing = liked.filter(({ count }) => count === 0);
  return (
    <>
      {liked.length > missing.length && (
        <p className="text-note">
          {t('Preferred:')}{' '}
          {liked
            .filter(({ count }) => count > 0)
            .map(({ text, ...shown }) => (
              <OnlyThese key={text} {...shown} search={asCondition(search, text)} />
            ))}
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-note">
          {t('None of these homes has what you prefer: {words}', {
            words: missing.map(({ word }) => word).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Offer({ search, children }: { search: PropertySearch; children: ReactNode }) {
  return (
    <li className="shrink-0">
      <Link
        href={searchPath(search)}
        rel="nofollow"
        className="inline-flex min-h-10 items-center rounded-md border border-line-strong px-3 text-note no-underline hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}

const BESIDE = {
  unstated: '+ {count} that don’t say',
  villas: '+ {count, plural, one {# villa} other {# villas}}',
  houses: '+ {count, plural, one {# independent house} other {# independent houses}}',
} as const;

/** Links to the next larger and smaller radius around the place. */
function Rings({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  const { narrower, wider } = otherRings(search);
  const link = (within: number, label: string) => (
    <Offer search={{ ...search, within, page: 1 }}>{label}</Offer>
  );
  return (
    <>
      {narrower !== undefined && link(narrower, t('Narrower: {km} km', { km: narrower }))}
      {wider !== undefined && link(wider, t('Wider: {km} km', { km: wider }))}
    </>
  );
}

export function Applied({
  search,
  shown = search,
  also = [],
  nearby = [],
  beside = [],
  hidden = [],
}: {
  search: PropertySearch;
  /** wider search whose results are shown, if the search itself has none */
  shown?: PropertySearch | undefined;
  /** words and conditions that rank listings higher, each with its number of results */
  also?: readonly WordCount[] | undefined;
  /** localities around the selected ones, to add with one tap */
  nearby?: readonly Neighbour[];
  beside?: readonly Beside[];
  hidden?: readonly (keyof PropertySearch)[];
}) {
  const { t, label } = useTexts('search/list');
  const applied = useTexts('search/applied');
  const dropped = new Set(givenUp(search, shown, applied).map(({ id }) => id));
  // struck-through chips first, where a phone shows them
  const chips = chipsFor(search, applied, ['type', ...hidden]).sort(
    (a, b) => Number(dropped.has(b.id)) - Number(dropped.has(a.id)),
  );
  const words = also.filter(({ word }) => !isPreferred(word));
  // as a condition it would leave no results
  const [found, missing] = [words.filter(({ count }) => count > 0), words.filter(({ count }) => count === 0)];
  return (
    <>
      {chips.length > 0 && (
        // one scrolling row, so that any number keeps the results on the first screen
        <ul
          aria-label={t('Applied filters')}
          className="-mx-4 -my-1 flex gap-2 overflow-x-auto whitespace-nowrap px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:-mb-2 sm:-ml-1 sm:pr-8 sm:pl-1 sm:[scrollbar-width:thin] sm:mask-r-from-[calc(100%-2rem)]"
        >
          {chips.map((chip) => (
            <li key={chip.id} className="shrink-0">
              <Link
                href={searchPath(chip.without)}
                className="inline-flex min-h-10 items-center gap-1.5 rounded-md bg-accent-soft px-3 text-note text-accent-strong no-underline hover:underline forced-colors:border"
                aria-label={t('Remove {filter}', { filter: chip.label })}
              >
                {dropped.has(chip.id) ? <s className="text-ink-soft">{chip.label}</s> : chip.label}
                <X className="size-4" aria-hidden="true" />
              </Link>
            </li>
          ))}
          <Rings search={search} />
          {beside.map(({ kind, search: other, count }) => (
            <Offer key={kind} search={other}>
              {t(BESIDE[kind], { count })}
            </Offer>
          ))}
          {nearby.map((neighbour) => (
            <Offer
              key={neighbour.slug}
              search={{ ...search, locality: [...(search.locality ?? []), neighbour.slug], page: 1 }}
            >
              {nearbyText(neighbour, label, t.language)}
            </Offer>
          ))}
          <li className="order-first shrink-0">
            <Link
              href={LIST_ROOTS[search.type ?? 'sale']}
              className="inline-flex min-h-10 items-center px-2 text-note text-ink-soft underline underline-offset-4"
            >
              {t('Clear all')}
            </Link>
          </li>
        </ul>
      )}
      {found.length > 0 && (
        <p className="text-note">
          {t('Also looked for:')}{' '}
          {found.map(({ word, count }) => (
            <OnlyThese key={word} {...{ word, count }} search={withWord(search, word)} />
          ))}
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-note">
          {t('None of these homes mention: {words}', { words: missing.map(({ word }) => word).join(', ') })}
        </p>
      )}
      <PreferredNote search={search} preferred={also.filter(({ word }) => isPreferred(word))} />
    </>
  );
}

function formPath(search: PropertySearch): string {
  const path = searchPath(search);
  return `${path}${path.includes('?') ? '&' : '?'}filters=${FILTERS_ONLY}`;
}

/** A list's filters behind their button. Loads the form when opened, unless one of its fields has an error. */
export function ListFilters({ page, overMap = false }: { page: ListPage; overMap?: boolean }) {
  const { t } = useTexts('search/list');
  const { place, search, filters, unreadable } = page;
  const chips = chipsFor(
    search,
    useTexts('search/applied'),
    overMap ? ['type', 'city', 'bbox'] : ['type', 'city'],
  );
  return (
    <FilterSheet applied={chips.length} isOpen={filters !== undefined}>
      {filters ? (
        <FilterForm {...{ place, search, unreadable }} data={filters} />
      ) : (
        <Link href={formPath(search)} rel="nofollow" className="link inline-flex min-h-11 items-center">
          {t('All filters')}
        </Link>
      )}
    </FilterSheet>
  );
}
