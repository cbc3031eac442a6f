import { useTexts } from '#language';
import { PageFrame, Stats } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { ListFrame } from '@/components/ui/lists/list-frame';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { Pagination } from '@/components/ui/lists/pagination';
import { IMPORT_PAGES, IMPORT_STATUS_LABELS, isActive } from '@/lib/imports/constants';
import type { ImportDto, ImportRowDto } from '@/lib/imports/dto';
import { ROW_VIEWS, type RowView } from '@/lib/imports/schema';
import { formatDate, formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { listUrl, type Page } from '@/lib/platform/text/list-url';
import { ImportActions, ImportProgress } from './import-actions';
import { ImportReadings } from './import-readings';
import { ImportRows } from './import-rows';
import { IMPORT_TEXTS } from './import-texts';
import { MappingForm } from './mapping-form';
import { MendTable } from './mend-table';

type Props = {
  file: ImportDto;
  view: RowView | undefined;
  rows: Page<ImportRowDto> | undefined;
  chooseColumns: boolean;
};

const SHOWN: Partial<Record<ImportDto['status'], RowView[]>> = {
  checked: ['new', 'duplicate', 'wrong'],
  done: ['created', 'updated', 'unchanged', 'skipped', 'failed'],
  cancelled: ['created', 'updated', 'unchanged', 'skipped', 'failed'],
  undone: ['undone', 'kept'],
};
const LABELS = Object.fromEntries(ROW_VIEWS) as Record<RowView, string>;

function ImportSheets({ file }: { file: ImportDto }) {
  const { t } = useTexts('imports');
  const { path } = IMPORT_PAGES[file.kind];
  return (
    <>
      {file.sheets.length > 1 && (
        <nav aria-label={t('Sheets of the workbook')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold">{t('Which sheet?')}</span>
          {file.sheets.map(({ id, name, rows }) => (
            <Link
              key={id}
              href={`${path}/${id}`}
              className={id === file.id ? 'font-bold underline' : 'link'}
              aria-current={id === file.id ? 'page' : undefined}
            >
              {t('{name}, {rows} rows', { name, rows: formatNumber(rows) })}
            </Link>
          ))}
        </nav>
      )}
      {file.notes.length > 0 && (
        <Notice>
          <details>
            <summary className="cursor-pointer">
              {t(
                '{count, plural, one {One line or picture is left out} other {# lines and pictures are left out}}',
                {
                  count: file.notes.length,
                },
              )}
            </summary>
            <ul className="mt-1 text-note">
              {file.notes.map((note) => (
                <li key={note} className="break-words">
                  {note}
                </li>
              ))}
            </ul>
          </details>
        </Notice>
      )}
    </>
  );
}

export function ImportView({ file, view, rows, chooseColumns }: Props) {
  const { t, label } = useTexts('imports');
  const { path } = IMPORT_PAGES[file.kind];
  const here = `${path}/${file.id}`;
  return (
    <PageTexts of={IMPORT_TEXTS}>
      <PageFrame
        title={file.fileName}
        subtitle={t('{rows} rows · {format} · {by}, {when}', {
          rows: formatNumber(file.rows),
          format: file.format,
          by: file.by,
          when: formatDateTime(file.createdAt, t.language),
        })}
        actions={
          <ButtonLink size="sm" variant="quiet" href={path}>
            {t('All imports')}
          </ButtonLink>
        }
      >
        <ImportSheets file={file} />
        {!chooseColumns && <StatusNotice file={file} />}
        {isActive(file.status) && <ImportProgress file={file} />}
        {chooseColumns && <MappingForm file={file} />}
        {!chooseColumns && !isActive(file.status) && (
          <Stats
            items={(SHOWN[file.status] ?? [])
              .filter((name) => name !== 'unchanged' || file.duplicates === 'replace')
              .map((name) => ({
                label: label(LABELS[name]),
                value: formatNumber(file.counts[name]),
                href: listUrl(here, { view: name }),
              }))}
          />
        )}
        {!chooseColumns && file.status === 'checked' && <ImportReadings file={file} />}
        {!isActive(file.status) && (!chooseColumns || file.status === 'mapping') && (
          <ImportActions file={file} />
        )}
        {!chooseColumns && file.status === 'checked' && file.counts.wrong > 0 && view === 'wrong' && (
          <MendTable file={file} />
        )}
        {!chooseColumns && rows && view && !(file.status === 'checked' && view === 'wrong') && (
          <ListFrame loading={t('Loading...')}>
            <ListKeys />
            <Heading level={2} size="panel">
              {label(LABELS[view])}
            </Heading>
            <ImportRows file={file} rows={rows.rows} />
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
  skip: 'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are skipped. Rows with errors are left out.',
  update:
    'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist fill in empty fields. Rows with errors are left out.',
  create:
    'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are created anyway. Rows with errors are left out.',
} as const;
const REPLACED =
  'Nothing has been imported yet. Rows with a listing’s code update that listing, as if you had edited it. Your reference and the owner’s name and phone stay. Rows with errors are left out.';

function StatusNotice({ file }: { file: ImportDto }) {
  const { t, label } = useTexts('imports');
  const kind = file.kind === 'own-listings' ? 'listings' : file.kind;
  const { alike } = file.counts;
  if (file.status === 'checked')
    return (
      <Notice>
        {file.duplicates === 'replace' ? t(REPLACED) : t(THERE[file.duplicates], { kind })}
        {file.duplicates === 'replace' && alike > 0 && (
          <p className="font-bold">
            {t(
              '{count, plural, one {One row only looks like a listing or repeats a code, so it’s skipped.} other {# rows only look like a listing or repeat a code, so they’re skipped.}}',
              { count: alike },
            )}
          </p>
        )}
      </Notice>
    );
  if (file.status === 'done')
    return (
      <Notice variant="verified">
        {t('Done {finished}. It can be undone until {until}.', {
          finished: file.finishedAt ? formatDateTime(file.finishedAt, t.language) : '',
          until: formatDate(file.rowsUntil, t.language),
        })}
        {file.matched !== undefined && (
          <p className="font-bold">
            {t('{count} have homes that fit.', { count: formatNumber(file.matched) })}
          </p>
        )}
      </Notice>
    );
  if (file.status === 'cancelled')
    return (
      <Notice variant="warning">
        {t(
          'Cancelled. The {kind, select, contacts {contacts} clients {clients} other {listings}} of the rows before that were imported; you can undo this.',
          { kind },
        )}
      </Notice>
    );
  if (file.status === 'undone')
    return (
      <Notice>
        {t('Undone {when}.', { when: file.undoneAt ? formatDateTime(file.undoneAt, t.language) : '' })}
      </Notice>
    );
  return <p className="sr-only">{label(IMPORT_STATUS_LABELS[file.status])}</p>;
}
