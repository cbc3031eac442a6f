import { ArchivePage } from '@/components/imports/archives/archive-page';
import { loadArchives } from '@/lib/imports/archives/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports/archive', 'Take everything away');

/** Exports everything of a member, a team or the office as one ZIP, and restores such a ZIP. */
export default async function ArchivesPage() {
  return <ArchivePage {...(await loadArchives())} />;
}
