import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { NoTeam } from '@/components/team/no-team';
import { TeamView } from '@/components/team/team-view';
import { pageText } from '@/lib/language/on-server';
import { loadTeam } from '@/lib/membership/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('team'))('Team'),
});

/** A broker's firm: who belongs to it, in which role, and who is invited. */
export default async function TeamPage() {
  const t = await pageText('team');
  const { page, mayCreate } = await loadTeam();
  return (
    <DashboardFrame title={page?.team.name ?? t('Team')} current="team" texts={['team']}>
      {page ? <TeamView page={page} /> : <NoTeam mayCreate={mayCreate} />}
    </DashboardFrame>
  );
}
