import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { FilterBar } from '@/components/ui/lists/filters';
import { HiddenParams } from '@/components/ui/lists/hidden-params';
import { ListFrame } from '@/components/ui/lists/list-frame';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { Pagination } from '@/components/ui/lists/pagination';
import type { LiveList as LiveListName } from '@/lib/platform/live/constants';
import { type ListParams, listUrl, PAGE_SIZES } from '@/lib/platform/text/list-url';
import { LiveList } from './live-list';
import { PageFrame, Stats } from './page-frame';

type Props = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  menu?: ReactNode;
  /** actions of the page besides its list */
  above?: ReactNode;
  stats?: Parameters<typeof Stats>[0]['items'];
  /** the list's address, and its query as parsed by the schema */
  path: string;
  search: ListParams;
  /** the search box, which a phone shows beside the filter button */
  find?: ReactNode;
  /** fields of the filter form, folded on a phone; without them and a search box there is no form */
  filters?: ReactNode;
  views?: ReactNode;
  /** actions for the full list, such as saving its view or printing it */
  tools?: ReactNode;
  /** true if a filter field sorts the list */
  hasOrderField?: boolean;
  submit?: string;
  loading?: string;
  list: { page: number; pages: number };
  /** the live topics that refresh it */
  live?: readonly LiveListName[];
  /** `window` for the directory's page numbers (docs/spec/office.md#contact-directory) */
  pagination?: 'steps' | 'window';
  children: ReactNode;
};

/** The query string is the state, the filters are a GET form, and sorting and paging are links, so all works without JavaScript. */
export function AdminList({ title, subtitle, actions, stats, path, search, list, children, ...more }: Props) {
  const { menu, above, live, find, filters, submit, loading, pagination = 'steps' } = more;
  const { views, tools, hasOrderField = false } = more;
  const { t } = useTexts('common');
  return (
    <PageFrame title={title} subtitle={subtitle} actions={actions} menu={menu} isDense>
      {above}
      {stats && (
        // rows come first on a phone
        <div className="max-sm:order-last">
          <Stats items={stats} />
        </div>
      )}
      <ListKeys />
      <ListFrame loading={loading ?? t('Loading...')}>
        {(find || filters) && (
          <FilterBar submit={submit} folded={filters} applied={appliedFilters(search)}>
            {find}
            <HiddenParams search={search} only={hasOrderField ? KEPT.slice(0, 2) : KEPT} />
          </FilterBar>
        )}
        <div className={clsx(views && 'gap-6 xl:grid xl:grid-cols-[10rem_minmax(0,1fr)]')}>
          {views}
          <div className="flex min-w-0 flex-col gap-3 sm:gap-5">
            {live ? <LiveList lists={live}>{children}</LiveList> : children}
            <Pagination
              kind={pagination}
              page={list.page}
              pages={list.pages}
              hrefFor={(page) => listUrl(path, { ...search, page })}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-note print:hidden">
              {tools}
              <PageSizes path={path} search={search} />
            </div>
          </div>
        </div>
      </ListFrame>
    </PageFrame>
  );
}

/** Address parameters that survive a new filter. */
const KEPT = ['size', 'columns', 'by', 'dir'];

/** Number of active filters that a phone folds away. */
const appliedFilters = (search: ListParams) =>
  Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      value !== 'all' &&
      !['page', 'search', 'sort', ...KEPT].includes(name),
  ).length;

/** Rows per page of the list. A list without pages has no page size. */
function PageSizes({ path, search }: { path: string; search: ListParams }) {
  const { t } = useTexts('common');
  if (!('page' in search)) return null;
  return (
    <p className="ml-auto flex items-center gap-2">
      <span className="text-ink-soft">{t('Rows per page')}</span>
      {PAGE_SIZES.map((size) => (
        <Link
          key={size}
          href={listUrl(path, search, { size, page: 1 })}
          aria-current={search.size === size || undefined}
          className={clsx('px-1.5 py-1.5', search.size === size ? 'font-bold' : 'link')}
        >
          {size}
        </Link>
      ))}
    </p>
  );
}
