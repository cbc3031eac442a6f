import type { ReactNode } from 'react';
import { FilterBar } from '@/components/ui/lists/filters';
import { ListFrame } from '@/components/ui/lists/list-frame';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { Pagination } from '@/components/ui/lists/pagination';
import { type ListParams, listUrl } from '@/lib/platform/browser/list-url';
import type { LiveList as LiveListName } from '@/lib/platform/live/constants';
import { LiveList } from './live-list';
import { PageFrame, Stats } from './page-frame';

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** links and buttons beside the title */
  actions?: ReactNode;
  /** of the area that the list is in, where that is not the admin area */
  menu?: ReactNode;
  /** what is done on the page besides its list, above it */
  above?: ReactNode;
  stats?: Parameters<typeof Stats>[0]['items'];
  /** the address of the list, and its query as the schema has parsed it */
  path: string;
  search: ListParams;
  /** fields of the filter form; without them there is no form */
  filters?: ReactNode;
  submit?: string;
  loading?: string;
  list: { page: number; pages: number };
  /** whose changes update it by themselves */
  live?: readonly LiveListName[];
  /** the directory has page numbers (docs/spec.md#contact-directory) */
  pagination?: 'steps' | 'window';
  /** the table */
  children: ReactNode;
};

/**
 * Every list of the admin area: the query string is the state, the filters are a GET form, sorting and paging are
 * links. Works without JavaScript; with it, a change replaces the list without a reload.
 */
export function AdminList({ title, subtitle, actions, stats, path, search, list, children, ...more }: Props) {
  const { menu, above, live, filters, submit, loading = 'Loading...', pagination = 'steps' } = more;
  return (
    <PageFrame title={title} subtitle={subtitle} actions={actions} menu={menu}>
      {above}
      {stats && <Stats items={stats} />}
      <ListKeys />
      <ListFrame loading={loading}>
        {filters && <FilterBar submit={submit}>{filters}</FilterBar>}
        {live ? <LiveList lists={live}>{children}</LiveList> : children}
        <Pagination
          kind={pagination}
          page={list.page}
          pages={list.pages}
          hrefFor={(page) => listUrl(path, { ...search, page })}
        />
      </ListFrame>
    </PageFrame>
  );
}
