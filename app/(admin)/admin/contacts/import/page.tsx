import { ImportStart } from '@/components/imports/import-start';
import { loadImports } from '@/lib/imports/loaders';

export const metadata = { title: 'Import contacts' };

export default async function ContactImportsPage({ searchParams }: PageProps<'/admin/contacts/import'>) {
  return <ImportStart kind="contacts" past={await loadImports('contacts', await searchParams)} />;
}
