import type { ReactNode } from 'react';
import { ImportTable } from '@/components/admin/import/import-table';
import { UploadForm } from '@/components/admin/import/upload-form';
import { Pager } from '@/components/admin/pager';
import { IMPORT_PAGES, type ImportKindName } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import { listUrl, type Page, sortLinks, type TimeList } from '@/lib/list-url';

type Props = {
  kind: ImportKindName;
  accept: string;
  help: string;
  past: { search: TimeList; list: Page<ImportDto> };
  children?: ReactNode;
};

/** A file to begin with, and what was imported before. */
export function ImportStart({ kind, accept, help, past, children }: Props) {
  const { path } = IMPORT_PAGES[kind];
  const { search, list } = past;
  return (
    <>
      <UploadForm kind={kind} accept={accept} help={help} />
      {children}
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">Past imports</h2>
        <ImportTable imports={list.rows} sort={sortLinks(path, search)} />
        <Pager page={list.page} pages={list.pages} hrefFor={(page) => listUrl(path, { ...search, page })} />
      </section>
    </>
  );
}
