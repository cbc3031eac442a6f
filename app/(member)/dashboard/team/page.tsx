import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { NoTeam } from '@/components/teams/no-team';
import { TeamView } from '@/components/teams/team-view';
import { ButtonLink } from '@/components/ui/actions/button';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadTeam } from '@/lib/teams/membership/loaders';

export const generateMetadata = titleOf('teams', 'Team');

export default async function TeamPage() {
  const { t } = await texts('teams');
  const { page, mayCreate, isBroker } = await loadTeam();
  const title = page?.team.name ?? t('Team');
  const actions = (
    <>
      {isBroker && <ButtonLink href="/dashboard/api">{t('API and webhooks')}</ButtonLink>}
      {page && page.role !== 'assistant' && (
        <ButtonLink href="/dashboard/archive">{t('Export all data')}</ButtonLink>
      )}
    </>
  );
  return (
    <DashboardFrame title={title} actions={actions} texts={['teams']}>
      {page ? <TeamView page={page} /> : <NoTeam mayCreate={mayCreate} />}
    </DashboardFrame>
  );
}
