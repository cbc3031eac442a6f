import { AuthCard } from '@/components/accounts/auth-card';
import { PageTexts } from '@/components/shell/page-texts';
import { JoinCard } from '@/components/teams/join-card';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/teams/membership/constants';
import { loadInvitation } from '@/lib/teams/membership/loaders';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS } from '@/lib/teams/staff/constants';

export const generateMetadata = titleOf('teams/join', 'An invitation', SECRET_ADDRESS);

export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const [invitation, { t }] = await Promise.all([loadInvitation(token), texts('teams/join')]);
  const { team, role, office, invitedBy } = invitation;
  const { label } = await texts(office ? 'teams/join' : 'teams');
  const own = label(office ? OFFICE_ROLE_LABELS[office] : TEAM_ROLE_LABELS[role]);
  return (
    <AuthCard
      title={t('Join {team}', { team })}
      lead={t('{name} invites you. Your role: {role}.', { name: invitedBy, role: own })}
    >
      <p>{label(office ? OFFICE_ROLE_HINTS[office] : TEAM_ROLE_HINTS[role])}</p>
      <PageTexts of={['teams/join', 'replies']}>
        <JoinCard token={token} invitation={invitation} />
      </PageTexts>
    </AuthCard>
  );
}
