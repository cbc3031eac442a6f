import { ArchivePage } from '@/components/imports/archives/archive-page';
import { loadArchives } from '@/lib/imports/archives/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports/archive', 'Export all data');

export default async function ArchivesPage() {
  return <ArchivePage {...(await loadArchives())} />;
}
