import { X } from 'lucide-react';
import { useWords } from '#language';
import { Link } from '@/components/ui/link';
import type { Neighbour } from '@/lib/public-list/dto';
import { nearbyText } from '@/lib/public-list/format';
import { chipsFor } from '@/lib/search/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

/** The filters in force, each as a link that removes it, and the typed words that no filter recognised. */
export function Applied({
  search,
  unrecognised,
  nearby = [],
  hidden = [],
}: {
  search: PropertySearch;
  unrecognised?: string | undefined;
  /** localities around the chosen ones, to be added with one tap */
  nearby?: readonly Neighbour[];
  /** what the page says in another way */
  hidden?: readonly (keyof PropertySearch)[];
}) {
  const { t, label } = useWords('list');
  const chips = chipsFor(search, useWords('chips'), ['type', ...hidden]);
  return (
    <>
      {chips.length > 0 && (
        // many of them are one row to stroke on a phone, so that the results stay in the first screen
        <ul
          aria-label={t('Applied filters')}
          className="-mx-4 flex gap-2 overflow-x-auto whitespace-nowrap px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {chips.map((chip) => (
            <li key={chip.id} className="shrink-0">
              <Link
                href={searchPath(chip.without)}
                className="inline-flex min-h-10 items-center gap-1.5 rounded-md bg-accent-soft px-3 text-[0.9375rem] text-accent-strong no-underline hover:underline forced-colors:border"
                aria-label={t('Remove {filter}', { filter: chip.label })}
              >
                {chip.label}
                <X className="size-4" aria-hidden="true" />
              </Link>
            </li>
          ))}
          {nearby.map((neighbour) => (
            <li key={neighbour.slug} className="shrink-0">
              <Link
                href={searchPath({
                  ...search,
                  locality: [...(search.locality ?? []), neighbour.slug],
                  page: 1,
                })}
                className="inline-flex min-h-10 items-center rounded-md border border-line-strong px-3 text-[0.9375rem] no-underline hover:underline"
              >
                {nearbyText(neighbour, label, t.language)}
              </Link>
            </li>
          ))}
          <li className="shrink-0 max-sm:order-first">
            <Link
              href={LIST_ROOTS[search.type ?? 'sale']}
              className="inline-flex min-h-10 items-center px-2 text-[0.9375rem] text-ink-soft underline underline-offset-4"
            >
              {t('Clear all')}
            </Link>
          </li>
        </ul>
      )}
      {unrecognised && (
        <p className="text-[0.9375rem] text-care" role="status">
          {t('Not understood and left out: {words}.', { words: unrecognised })}{' '}
          <Link className="link" href={searchPath({ ...search, q: unrecognised, page: 1 })}>
            {t('Search for these words')}
          </Link>
        </p>
      )}
    </>
  );
}
