import type { ReactNode } from 'react';
import { type ListParams, listUrl } from '@/lib/list-url';
import { FilterBar } from './filters';
import { ListFrame } from './list-frame';
import { PageFrame, Stats } from './page-frame';
import { Pager } from './pager';

type PagerProps = { page: number; pages: number; hrefFor: (page: number) => string };

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** links and buttons beside the title */
  actions?: ReactNode;
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
  /** the directory's own pager (docs/spec.md#contact-directory) */
  pager?: (props: PagerProps) => ReactNode;
  /** the table */
  children: ReactNode;
};

/**
 * Every list of the admin area: the query string is the state, the filters are a GET form, sorting and paging are
 * links. Works without JavaScript; with it, a change replaces the list without a reload.
 */
export function AdminList({ title, subtitle, actions, stats, path, search, list, children, ...more }: Props) {
  const { above, filters, submit, loading = 'Loading...', pager: ListPager = Pager } = more;
  return (
    <PageFrame title={title} subtitle={subtitle} actions={actions}>
      {above}
      {stats && <Stats items={stats} />}
      <ListFrame loading={loading}>
        {filters && <FilterBar submit={submit}>{filters}</FilterBar>}
        {children}
        <ListPager
          page={list.page}
          pages={list.pages}
          hrefFor={(page) => listUrl(path, { ...search, page })}
        />
      </ListFrame>
    </PageFrame>
  );
}
