import type { Metadata } from 'next';
import { JoinCard } from '@/components/team/join-card';
import { AuthCard } from '@/components/user/auth-card';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import { loadInvitation } from '@/lib/membership/loaders';

export const metadata: Metadata = {
  title: 'An invitation',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const invitation = await loadInvitation(token);
  const { team, role, invitedBy } = invitation;
  return (
    <AuthCard title={`Join ${team}`} lead={`${invitedBy} invites you. Your role: ${TEAM_ROLE_LABELS[role]}.`}>
      <p>{TEAM_ROLE_HINTS[role]}</p>
      <JoinCard token={token} invitation={invitation} />
    </AuthCard>
  );
}
