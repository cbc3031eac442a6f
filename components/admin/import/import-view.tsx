import { useLabel, useText } from '#language';
import { ImportActions } from '@/components/admin/import/import-actions';
import { ImportProgress } from '@/components/admin/import/import-progress';
import { ImportRows } from '@/components/admin/import/import-rows';
import { MappingForm } from '@/components/admin/import/mapping-form';
import { PageFrame, Stats } from '@/components/admin/page-frame';
import { DashboardMenu } from '@/components/layout/dashboard-frame';
import { PageTexts } from '@/components/layout/page-texts';
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
import { IMPORT_TEXTS } from './import-texts';

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
  const t = useText('imports');
  const label = useLabel('imports');
  const { path } = IMPORT_PAGES[one.kind];
  const here = `${path}/${one.id}`;
  return (
    <PageTexts of={IMPORT_TEXTS}>
      <PageFrame
        title={one.fileName}
        subtitle={t('{rows} rows · {format} · {by}, {when}', {
          rows: formatNumber(one.rows),
          format: one.format,
          by: one.by,
          when: formatDateTime(one.createdAt, t.language),
        })}
        menu={one.kind === 'own-listings' && <DashboardMenu current="properties" />}
        actions={
          <ButtonLink size="sm" variant="quiet" href={path}>
            {t('All imports')}
          </ButtonLink>
        }
      >
        {!chooseColumns && <Standing one={one} />}
        {isActive(one.status) && <ImportProgress one={one} />}
        {chooseColumns && <MappingForm one={one} />}
        {!chooseColumns && !isActive(one.status) && (
          <Stats
            items={(SHOWN[one.status] ?? []).map((name) => ({
              label: label(LABELS[name]),
              value: formatNumber(one.counts[name]),
              href: listUrl(here, { view: name }),
            }))}
          />
        )}
        {!isActive(one.status) && (!chooseColumns || one.status === 'mapping') && <ImportActions one={one} />}
        {!chooseColumns && rows && view && (
          <ListFrame loading={t('Loading...')}>
            <ListKeys />
            <h2 className="text-xl">{label(LABELS[view])}</h2>
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
    </PageTexts>
  );
}

const THERE = {
  skip: 'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist are skipped. Wrong rows are left out.',
  update:
    'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist fill in empty fields. Wrong rows are left out.',
  create:
    'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist are created anyway. Wrong rows are left out.',
} as const;

/** Where the import stands, in a sentence. */
function Standing({ one }: { one: ImportDto }) {
  const t = useText('imports');
  const label = useLabel('imports');
  const kind = one.kind === 'contacts' ? 'contacts' : 'listings';
  if (one.status === 'checked') return <Notice>{t(THERE[one.duplicates], { kind })}</Notice>;
  if (one.status === 'done')
    return (
      <Notice variant="verified">
        {t('Done {finished}. It can be undone until {until}.', {
          finished: one.finishedAt ? formatDateTime(one.finishedAt, t.language) : '',
          until: formatDate(one.rowsUntil, t.language),
        })}
      </Notice>
    );
  if (one.status === 'cancelled')
    return (
      <Notice variant="care">
        {t(
          'Cancelled. The {kind, select, contacts {contacts} other {listings}} of the rows before that were imported; you can undo this.',
          { kind },
        )}
      </Notice>
    );
  if (one.status === 'undone')
    return (
      <Notice>
        {t('Undone {when}.', { when: one.undoneAt ? formatDateTime(one.undoneAt, t.language) : '' })}
      </Notice>
    );
  return <p className="sr-only">{label(IMPORT_STATUS_LABELS[one.status])}</p>;
}
