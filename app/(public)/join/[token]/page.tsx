import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { JoinCard } from '@/components/team/join-card';
import { AuthCard } from '@/components/user/auth-card';
import { pageLabel, pageText } from '@/lib/language/on-server';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import { loadInvitation } from '@/lib/membership/loaders';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS } from '@/lib/staff/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('join');
  return { title: t('An invitation'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const [invitation, t] = await Promise.all([loadInvitation(token), pageText('join')]);
  const { team, role, office, invitedBy } = invitation;
  const label = await pageLabel(office ? 'join' : 'team');
  const own = label(office ? OFFICE_ROLE_LABELS[office] : TEAM_ROLE_LABELS[role]);
  return (
    <AuthCard
      title={t('Join {team}', { team })}
      lead={t('{name} invites you. Your role: {role}.', { name: invitedBy, role: own })}
    >
      <p>{label(office ? OFFICE_ROLE_HINTS[office] : TEAM_ROLE_HINTS[role])}</p>
      <PageTexts of={['join', 'replies']}>
        <JoinCard token={token} invitation={invitation} />
      </PageTexts>
    </AuthCard>
  );
}
