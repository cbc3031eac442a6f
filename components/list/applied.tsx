import { X } from 'lucide-react';
import { chipsFor, placeNames } from '@/lib/search/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

/** What is applied, each as a link that takes it off, and words of the search box that nobody understood. */
export function Applied({ search, unread }: { search: PropertySearch; unread?: string | undefined }) {
  const chips = chipsFor(search, placeNames, ['type']);
  return (
    <>
      {chips.length > 0 && (
        // many of them are one row to stroke on a phone, so that the results stay in the first screen
        <ul
          aria-label="Applied filters"
          className="-mx-4 flex gap-2 overflow-x-auto whitespace-nowrap px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {chips.map((chip) => (
            <li key={chip.id} className="shrink-0">
              <a
                href={searchPath(chip.without)}
                className="inline-flex min-h-10 items-center gap-1.5 rounded-md bg-accent-soft px-3 text-[0.9375rem] text-accent-strong no-underline hover:underline forced-colors:border"
                aria-label={`Remove ${chip.label}`}
              >
                {chip.label}
                <X className="size-4" aria-hidden="true" />
              </a>
            </li>
          ))}
          <li className="shrink-0 max-sm:order-first">
            <a
              href={LIST_ROOTS[search.type ?? 'sale']}
              className="inline-flex min-h-10 items-center px-2 text-[0.9375rem] text-ink-soft underline underline-offset-4"
            >
              Clear all
            </a>
          </li>
        </ul>
      )}
      {unread && (
        <p className="text-[0.9375rem] text-care" role="status">
          Not understood and left out: {unread}.{' '}
          <a className="link" href={searchPath({ ...search, q: unread, page: 1 })}>
            Search for these words
          </a>
        </p>
      )}
    </>
  );
}
