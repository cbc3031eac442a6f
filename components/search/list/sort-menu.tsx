import clsx from 'clsx';
import { ArrowDownUp } from 'lucide-react';
import { useTexts } from '#language';
import { Disclosure } from '@/components/search/filters/disclosure';
import { Link } from '@/components/ui/actions/link';
import { SORT_LABELS, SORTS, type Sort } from '@/lib/search/constants';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

/** The available orders. Rents have no total cost, and without a place there is no distance. */
function sortsOf({ type, near }: PropertySearch): Sort[] {
  const sorts = SORTS.filter((sort) => sort !== 'distance' && (sort !== 'all-in-asc' || type !== 'rent'));
  return near === undefined ? sorts : ['distance', ...sorts];
}

function SortLinks({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  return (
    <nav
      aria-label={t('Sort')}
      className="absolute top-full left-0 max-sm:-left-24 z-10 mt-1 flex w-60 flex-col rounded-md border border-line bg-surface py-1 shadow-lift"
    >
      {sortsOf(search).map((sort) => (
        <Link
          key={sort}
          href={searchPath({ ...search, sort, page: 1 })}
          rel="nofollow"
          aria-current={sort === search.sort ? 'true' : undefined}
          className={clsx(
            'flex min-h-11 items-center px-4 no-underline',
            sort === search.sort ? 'font-bold' : 'text-ink-soft hover:text-ink',
          )}
        >
          {chip(SORT_LABELS[sort])}
        </Link>
      ))}
    </nav>
  );
}

export function SortMenu({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  return (
    <Disclosure
      className="relative"
      summary={
        <>
          <ArrowDownUp className="size-4 max-[24rem]:hidden" aria-hidden="true" />
          <span>{t('Sort')}</span>
          <span className="font-normal max-sm:hidden">{chip(SORT_LABELS[search.sort])}</span>
        </>
      }
    >
      <SortLinks search={search} />
    </Disclosure>
  );
}
