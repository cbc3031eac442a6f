import type { ComponentProps, ReactNode } from 'react';
import { AdminList } from '@/components/admin/admin-list';
import { ImportTable } from '@/components/admin/import/import-table';
import { UploadForm } from '@/components/admin/import/upload-form';
import { DashboardMenu } from '@/components/layout/dashboard-frame';
import { IMPORT_PAGES, type ImportKindName } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import { type Page, sortLinks, type TimeList } from '@/lib/list-url';

type Props = Pick<ComponentProps<typeof AdminList>, 'title' | 'subtitle' | 'actions'> & {
  kind: ImportKindName;
  accept: string;
  help: string;
  past: { search: TimeList; list: Page<ImportDto> };
  children?: ReactNode;
};

/** A file to begin with, and what was imported before. */
export function ImportStart({ kind, accept, help, past, children, ...page }: Props) {
  const { path } = IMPORT_PAGES[kind];
  const { search, list } = past;
  return (
    <AdminList
      {...page}
      menu={kind === 'own-listings' && <DashboardMenu current="properties" />}
      above={
        <>
          <UploadForm kind={kind} accept={accept} help={help} />
          {children}
        </>
      }
      path={path}
      search={search}
      list={list}
    >
      <h2 className="text-xl">Past imports</h2>
      <ImportTable imports={list.rows} sort={sortLinks(path, search)} />
    </AdminList>
  );
}
