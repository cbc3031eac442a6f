import clsx from 'clsx';
import { ArrowDownUp } from 'lucide-react';
import { useTexts } from '#language';
import { Disclosure } from '@/components/search/filters/disclosure';
import { Link } from '@/components/ui/actions/link';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, SORT_LABELS, SORTS, type Sort } from '@/lib/search/schema';

/** A rent has no costs to add up, and without a place there is no distance. */
function sortsOf({ type, near }: PropertySearch): Sort[] {
  const sorts = SORTS.filter((sort) => sort !== 'distance' && (sort !== 'all-in-asc' || type !== 'rent'));
  return near === undefined ? sorts : ['distance', ...sorts];
}

function Links({
  search,
  className,
  linkClass,
}: {
  search: PropertySearch;
  className: string;
  linkClass: string;
}) {
  const { t } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  return (
    <nav aria-label={t('Sort')} className={className}>
      {sortsOf(search).map((sort) => (
        <Link
          key={sort}
          href={searchPath({ ...search, sort, page: 1 })}
          aria-current={sort === search.sort ? 'true' : undefined}
          className={clsx(
            linkClass,
            sort === search.sort
              ? 'font-bold no-underline'
              : 'text-ink-soft underline-offset-4 hover:text-ink',
          )}
        >
          {chip(SORT_LABELS[sort])}
        </Link>
      ))}
    </nav>
  );
}

/** The orders as links in a row. */
export function SortLinks({ search }: { search: PropertySearch }) {
  return (
    <Links
      search={search}
      className="-mx-2 flex flex-wrap max-lg:hidden"
      linkClass="whitespace-nowrap px-2 py-2 text-note"
    />
  );
}

/** The same under a button, for the row of a phone. */
export function SortMenu({ search, onWide = false }: { search: PropertySearch; onWide?: boolean }) {
  const { t } = useTexts('search/list');
  return (
    <Disclosure
      name="list-controls"
      className={clsx('relative', !onWide && 'lg:hidden')}
      summary={
        <>
          <ArrowDownUp className="size-4 max-[22rem]:hidden" aria-hidden="true" />
          {t('Sort')}
        </>
      }
    >
      <Links
        search={search}
        className="absolute top-full left-0 z-10 mt-1 flex w-60 flex-col rounded-md border border-line bg-surface py-1 shadow-lift"
        linkClass="flex min-h-11 items-center px-4 no-underline"
      />
    </Disclosure>
  );
}
