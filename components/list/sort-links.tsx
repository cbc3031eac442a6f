import clsx from 'clsx';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, SORT_LABELS, SORTS } from '@/lib/search/schema';

/** The orders as links. */
export function SortLinks({ search }: { search: PropertySearch }) {
  return (
    <nav aria-label="Sort" className="-mx-2 flex overflow-x-auto">
      {SORTS.map((sort) => (
        <a
          key={sort}
          href={searchPath({ ...search, sort, page: 1 })}
          aria-current={sort === search.sort ? 'true' : undefined}
          className={clsx(
            'whitespace-nowrap px-2 py-2 text-[0.9375rem]',
            sort === search.sort
              ? 'font-bold no-underline'
              : 'text-ink-soft underline-offset-4 hover:text-ink',
          )}
        >
          {SORT_LABELS[sort]}
        </a>
      ))}
    </nav>
  );
}
