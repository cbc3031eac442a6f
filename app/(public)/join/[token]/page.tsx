import type { Metadata } from 'next';
import { JoinCard } from '@/components/team/join-card';
import { AuthCard } from '@/components/user/auth-card';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import { loadInvitation } from '@/lib/membership/loaders';
import { OFFICE_ROLE_HINTS, OFFICE_ROLE_LABELS } from '@/lib/staff/constants';

export const metadata: Metadata = {
  title: 'An invitation',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function JoinPage({ params }: PageProps<'/join/[token]'>) {
  const { token } = await params;
  const invitation = await loadInvitation(token);
  const { team, role, office, invitedBy } = invitation;
  const label = office ? OFFICE_ROLE_LABELS[office] : TEAM_ROLE_LABELS[role];
  return (
    <AuthCard title={`Join ${team}`} lead={`${invitedBy} invites you. Your role: ${label}.`}>
      <p>{office ? OFFICE_ROLE_HINTS[office] : TEAM_ROLE_HINTS[role]}</p>
      <JoinCard token={token} invitation={invitation} />
    </AuthCard>
  );
}
