import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { ButtonLink } from '@/components/ui/button';
import { loadImports } from '@/lib/import/loaders';

export const metadata: Metadata = { title: 'Import contacts' };

export default async function ContactImportsPage({ searchParams }: PageProps<'/admin/contacts/import'>) {
  const past = await loadImports('contacts', await searchParams);
  return (
    <ImportStart
      title="Import contacts"
      subtitle="From a phone, Google Contacts, Outlook, or an export of this directory"
      actions={
        <ButtonLink size="sm" variant="quiet" href="/admin/contactlist">
          Contact list
        </ButtonLink>
      }
      kind="contacts"
      accept=".csv,.txt,.tsv,.vcf,.vcard,text/csv,text/vcard"
      help="CSV or vCard."
      past={past}
    />
  );
}
