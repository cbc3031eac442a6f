import type { Metadata } from 'next';
import { ArchivePage } from '@/components/imports/archives/archive-page';
import { loadArchives } from '@/lib/imports/archives/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports/archive')).t('Take everything away'),
});

/** Exports everything of a member, a team or the office as one ZIP, and restores such a ZIP. */
export default async function ArchivesPage() {
  return <ArchivePage {...(await loadArchives())} />;
}
