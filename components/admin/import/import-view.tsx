import { ImportActions } from '@/components/admin/import/import-actions';
import { ImportProgress } from '@/components/admin/import/import-progress';
import { ImportRows } from '@/components/admin/import/import-rows';
import { MappingForm } from '@/components/admin/import/mapping-form';
import { PageFrame, Stats } from '@/components/admin/page-frame';
import { DashboardMenu } from '@/components/layout/dashboard-frame';
import { ButtonLink } from '@/components/ui/button';
import { ListFrame } from '@/components/ui/list-frame';
import { ListKeys } from '@/components/ui/list-keys';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { formatDate, formatDateTime, formatNumber } from '@/lib/format';
import { IMPORT_PAGES, IMPORT_STATUS_LABELS, isActive } from '@/lib/import/constants';
import type { ImportDto, ImportRowDto } from '@/lib/import/dto';
import { ROW_VIEWS, type RowView } from '@/lib/import/schema';
import { listUrl, type Page } from '@/lib/list-url';

type Props = {
  one: ImportDto;
  view: RowView | undefined;
  rows: Page<ImportRowDto> | undefined;
  chooseColumns: boolean;
};

const SHOWN: Partial<Record<ImportDto['status'], RowView[]>> = {
  checked: ['new', 'duplicate', 'wrong'],
  done: ['created', 'updated', 'skipped', 'failed'],
  cancelled: ['created', 'updated', 'skipped', 'failed'],
  undone: ['undone', 'kept'],
};
const LABELS = Object.fromEntries(ROW_VIEWS) as Record<RowView, string>;

/** An import at whatever step it is. */
export function ImportView({ one, view, rows, chooseColumns }: Props) {
  const { path } = IMPORT_PAGES[one.kind];
  const here = `${path}/${one.id}`;
  return (
    <PageFrame
      title={one.fileName}
      subtitle={`${formatNumber(one.rows)} rows · ${one.format} · ${one.by}, ${formatDateTime(one.createdAt)}`}
      menu={one.kind === 'own-listings' && <DashboardMenu current="properties" />}
      actions={
        <ButtonLink size="sm" variant="quiet" href={path}>
          All imports
        </ButtonLink>
      }
    >
      {!chooseColumns && <Standing one={one} />}
      {isActive(one.status) && <ImportProgress one={one} />}
      {chooseColumns && <MappingForm one={one} />}
      {!chooseColumns && !isActive(one.status) && (
        <Stats
          items={(SHOWN[one.status] ?? []).map((name) => ({
            label: LABELS[name],
            value: formatNumber(one.counts[name]),
            href: listUrl(here, { view: name }),
          }))}
        />
      )}
      {!isActive(one.status) && (!chooseColumns || one.status === 'mapping') && <ImportActions one={one} />}
      {!chooseColumns && rows && view && (
        <ListFrame loading="Loading...">
          <ListKeys />
          <h2 className="text-xl">{LABELS[view]}</h2>
          <ImportRows one={one} rows={rows.rows} />
          <Pagination
            kind="steps"
            page={rows.page}
            pages={rows.pages}
            hrefFor={(page) => listUrl(here, { view, page })}
          />
        </ListFrame>
      )}
    </PageFrame>
  );
}

const THERE: Record<ImportDto['duplicates'], (many: string) => string> = {
  skip: (many) => `Rows whose ${many} already exist are skipped.`,
  update: (many) => `Rows whose ${many} already exist fill in empty fields.`,
  create: (many) => `Rows whose ${many} already exist are created anyway.`,
};

/** Where the import stands, in a sentence. */
function Standing({ one }: { one: ImportDto }) {
  const { many } = IMPORT_PAGES[one.kind];
  if (one.status === 'checked')
    return (
      <Notice>Nothing has been imported yet. {THERE[one.duplicates](many)} Wrong rows are left out.</Notice>
    );
  if (one.status === 'done')
    return (
      <Notice variant="verified">
        Done {one.finishedAt && formatDateTime(one.finishedAt)}. It can be undone until{' '}
        {formatDate(one.rowsUntil)}.
      </Notice>
    );
  if (one.status === 'cancelled')
    return (
      <Notice variant="care">
        Cancelled. The {many} of the rows before that were imported; you can undo this.
      </Notice>
    );
  if (one.status === 'undone') return <Notice>Undone {one.undoneAt && formatDateTime(one.undoneAt)}.</Notice>;
  return <p className="sr-only">{IMPORT_STATUS_LABELS[one.status]}</p>;
}
