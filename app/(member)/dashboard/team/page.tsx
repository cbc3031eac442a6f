import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { NoTeam } from '@/components/team/no-team';
import { TeamView } from '@/components/team/team-view';
import { loadTeam } from '@/lib/membership/loaders';

export const metadata: Metadata = { title: 'Team' };

/** A broker's firm: who belongs to it, in which role, and who is invited. */
export default async function TeamPage() {
  const { page, mayCreate } = await loadTeam();
  return (
    <DashboardFrame title={page?.team.name ?? 'Team'} current="team">
      {page ? <TeamView page={page} /> : <NoTeam mayCreate={mayCreate} />}
    </DashboardFrame>
  );
}
