import { useTexts } from '#language';
import { AdminList } from '@/components/shell/admin-list';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import {
  IMPORT_PAGES,
  IMPORT_STATUS_LABELS,
  type ImportKindName,
  type ImportStatus,
  isActive,
} from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { type Page, type Sort, sortLinks, type TimeList } from '@/lib/platform/text/list-url';
import { IMPORT_TEXTS } from './import-texts';
import { UploadForm } from './upload-form';

type Start = {
  title: string;
  subtitle: string;
  /** target list of the import */
  list: { href: string; label: string };
  template?: string;
  accept: string;
  help: string;
  note?: string;
};

const SHEETS =
  '.zip,.xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,application/vnd.oasis.opendocument.spreadsheet';
const SHEET = { accept: SHEETS, help: 'Excel, ODS, CSV.' };
const PEOPLE = { accept: `${SHEETS},.vcf,.vcard,text/vcard`, help: 'Excel, ODS, CSV or vCard.' };

const STARTS: Record<ImportKindName, Start> = {
  contacts: {
    title: 'Import contacts',
    subtitle: 'From a phone, Google Contacts, Outlook, or an export of this directory',
    list: { href: '/admin/contactlist', label: 'Contact list' },
    ...PEOPLE,
  },
  clients: {
    ...PEOPLE,
    title: 'Import clients',
    subtitle:
      'From a list of buyers, a phone, Google Contacts or Outlook, including what each is looking for',
    list: { href: '/dashboard/clients', label: 'Clients' },
  },
  listings: {
    ...SHEET,
    title: 'Import listings',
    subtitle: 'From a spreadsheet, with the same rules as the listing form',
    list: { href: '/admin/properties', label: 'Property List' },
    template: '/api/admin/import/template',
    note: 'Photos come in a ZIP. Name them in a column, or put them in folders named after the codes. Links to other sites are not fetched. Listings start as drafts unless a status is given. The template explains each column.',
  },
  'own-listings': {
    ...SHEET,
    title: 'Import listings',
    subtitle:
      'From a spreadsheet, with the same rules as the listing form. Every row becomes one of your listings',
    list: { href: '/dashboard/properties', label: 'My properties' },
    template: '/api/property/import/template',
    note: 'Photos come in a ZIP. Name them in a column, or put them in folders named after the codes. Links to other sites are not fetched. Listings start as drafts unless a status is given. You can export your listings, change them in a spreadsheet and import them again, because each is found by its code.',
  },
};

type Props = { kind: ImportKindName; past: { search: TimeList; list: Page<ImportDto> } };

const TOLD = {
  created: '{count} created',
  updated: '{count} updated',
  unchanged: '{count} unchanged',
  skipped: '{count} skipped',
  failed: '{count} failed',
} as const;

function result(t: Text<'imports'>, { status, counts, rows }: ImportDto): string {
  const countTexts = (['created', 'updated', 'unchanged', 'skipped', 'failed'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(TOLD[name], { count: formatNumber(counts[name]) }));
  if (status === 'undone') return t('{count} undone', { count: formatNumber(counts.undone) });
  return countTexts.join(', ') || t('{count} rows', { count: formatNumber(rows) });
}

const variant = (status: ImportStatus) =>
  status === 'done' ? 'verified' : isActive(status) ? 'warning' : 'plain';

function ImportTable({ imports, sort }: { imports: ImportDto[]; sort: Sort }) {
  const { t, label } = useTexts('imports');
  const columns: Column<ImportDto>[] = [
    {
      label: t('File'),
      isRowHeader: true,
      cell: ({ id, kind, fileName }) => (
        <Link className="link break-all" href={`${IMPORT_PAGES[kind].path}/${id}`}>
          {fileName}
        </Link>
      ),
    },
    { label: t('By'), cell: ({ by }) => by },
    {
      label: t('When'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <span className="md:whitespace-nowrap">{formatDateTime(createdAt, t.language)}</span>
      ),
    },
    {
      label: t('Status'),
      cell: ({ status }) => <Badge variant={variant(status)}>{label(IMPORT_STATUS_LABELS[status])}</Badge>,
    },
    { label: t('Rows'), cell: (file) => result(t, file) },
  ];
  return (
    <DataTable
      caption={t('Past imports')}
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
      empty={t('No imports yet')}
      sort={sort}
    />
  );
}

export function ImportStart({ kind, past }: Props) {
  const { path } = IMPORT_PAGES[kind];
  const { t, label } = useTexts('imports');
  const { title, subtitle, list, template, accept, help, note } = STARTS[kind];
  return (
    <PageTexts of={IMPORT_TEXTS}>
      <AdminList
        title={label(title)}
        subtitle={label(subtitle)}
        actions={
          <>
            <ButtonLink size="sm" variant="quiet" href={list.href}>
              {label(list.label)}
            </ButtonLink>
            {kind === 'own-listings' && (
              <ButtonLink size="sm" variant="quiet" href="/dashboard/properties/message">
                {t('From a message')}
              </ButtonLink>
            )}
            {template && (
              <ButtonLink size="sm" href={template} download>
                {t('Download the template')}
              </ButtonLink>
            )}
          </>
        }
        above={
          <>
            <UploadForm kind={kind} accept={accept} help={label(help)} />
            {note && <p className="max-w-2xl text-ink-soft">{label(note)}</p>}
          </>
        }
        path={path}
        loading={t('Loading...')}
        search={past.search}
        list={past.list}
      >
        <Heading level={2} size="panel">
          {t('Past imports')}
        </Heading>
        <ImportTable imports={past.list.rows} sort={sortLinks(path, past.search)} />
      </AdminList>
    </PageTexts>
  );
}
