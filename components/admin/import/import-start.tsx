import { useLabel, useText } from '#language';
import { AdminList } from '@/components/admin/admin-list';
import { ImportTable } from '@/components/admin/import/import-table';
import { UploadForm } from '@/components/admin/import/upload-form';
import { DashboardMenu } from '@/components/layout/dashboard-frame';
import { PageTexts } from '@/components/layout/page-texts';
import { ButtonLink } from '@/components/ui/button';
import { IMPORT_PAGES, type ImportKindName } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';
import { type Page, sortLinks, type TimeList } from '@/lib/list-url';
import { IMPORT_TEXTS } from './import-texts';

type Start = {
  title: string;
  subtitle: string;
  /** the list that the import adds to */
  list: { href: string; label: string };
  template?: string;
  accept: string;
  help: string;
  note?: string;
};

const CSV = { accept: '.csv,.txt,.tsv,text/csv', help: 'CSV.' };

const STARTS: Record<ImportKindName, Start> = {
  contacts: {
    title: 'Import contacts',
    subtitle: 'From a phone, Google Contacts, Outlook, or an export of this directory',
    list: { href: '/admin/contactlist', label: 'Contact list' },
    accept: '.csv,.txt,.tsv,.vcf,.vcard,text/csv,text/vcard',
    help: 'CSV or vCard.',
  },
  listings: {
    ...CSV,
    title: 'Import listings',
    subtitle: 'From a spreadsheet, by the rules of the listing form',
    list: { href: '/admin/properties', label: 'Property List' },
    template: '/api/admin/import/template',
    note: 'Pictures are not fetched: a column with their addresses is left out. So listings start as drafts unless a status is given; add the pictures and publish them from the property list. The template explains each column.',
  },
  'own-listings': {
    ...CSV,
    title: 'Import listings',
    subtitle: 'From a spreadsheet, by the rules of the listing form; every row becomes a listing of yours',
    list: { href: '/dashboard/properties', label: 'My properties' },
    template: '/api/property/import/template',
    note: 'Pictures are not fetched: listings start as drafts unless a status is given. What you export from the table of your listings can be changed in a spreadsheet and read again: a listing is found by its code.',
  },
};

type Props = { kind: ImportKindName; past: { search: TimeList; list: Page<ImportDto> } };

/** A file to begin with, and what was imported before. */
export function ImportStart({ kind, past }: Props) {
  const { path } = IMPORT_PAGES[kind];
  const t = useText('imports');
  const say = useLabel('imports');
  const { title, subtitle, list, template, accept, help, note } = STARTS[kind];
  return (
    <PageTexts of={IMPORT_TEXTS}>
      <AdminList
        title={say(title)}
        subtitle={say(subtitle)}
        menu={kind === 'own-listings' && <DashboardMenu current="properties" />}
        actions={
          <>
            <ButtonLink size="sm" variant="quiet" href={list.href}>
              {say(list.label)}
            </ButtonLink>
            {template && (
              <ButtonLink size="sm" href={template} download>
                {t('Download the template')}
              </ButtonLink>
            )}
          </>
        }
        above={
          <>
            <UploadForm kind={kind} accept={accept} help={help} />
            {note && <p className="max-w-2xl text-ink-soft">{say(note)}</p>}
          </>
        }
        path={path}
        loading={t('Loading...')}
        search={past.search}
        list={past.list}
      >
        <h2 className="text-xl">{t('Past imports')}</h2>
        <ImportTable imports={past.list.rows} sort={sortLinks(path, past.search)} />
      </AdminList>
    </PageTexts>
  );
}
