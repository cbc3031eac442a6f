import { ImportStart } from '@/components/imports/import-start';
import { loadImports } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell/workspace', 'Import contacts');

export default async function ContactImportsPage({ searchParams }: PageProps<'/admin/contacts/import'>) {
  return <ImportStart kind="contacts" past={await loadImports('contacts', await searchParams)} />;
}
