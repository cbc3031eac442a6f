'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EndMembership } from '@/components/team/end-membership';
import { Invitations } from '@/components/team/invitations';
import { TeamForm } from '@/components/team/team-form';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { OutcomeNotice } from '@/components/user/outcome';
import { TEAM_ROLES } from '@/lib/auth/roles';
import { api, serverMessage } from '@/lib/http/client';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import type { MemberDto, TeamPageDto } from '@/lib/membership/dto';

/** The members of a team, and for owners what they change about it. */
export function TeamView({ page: { team, role, members, invitations } }: { page: TeamPageDto }) {
  const router = useRouter();
  const [leaving, setLeaving] = useState<MemberDto>();
  const [error, setError] = useState<string>();
  const isOwner = role === 'owner';
  const changeRole = async (id: string, wanted: string) => {
    setError(undefined);
    await api(`/api/team/members/${id}`, { method: 'PATCH', body: { role: wanted } }).catch(
      (failure: unknown) => setError(serverMessage(failure)),
    );
    router.refresh();
  };
  return (
    <>
      <p className="measure text-ink-soft">
        {team.reraAgentNumber && `MahaRERA agent number ${team.reraAgentNumber}. `}
        {`Your role: ${TEAM_ROLE_LABELS[role]}. ${TEAM_ROLE_HINTS[role]}`}
      </p>
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">Members</h2>
        <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {members.map((member) => (
            <li
              key={member.id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[2fr_1fr_10rem_7rem]"
            >
              <span className="min-w-0 break-words">
                <span className="font-bold">{member.isSelf ? `${member.name} (you)` : member.name}</span>
                <span className="block text-ink-soft">{member.email}</span>
              </span>
              <a
                className="link inline-flex min-h-11 items-center justify-self-end sm:justify-self-start"
                href={`/dashboard/properties?who=${member.id}`}
              >
                {member.listings === 1 ? '1 listing' : `${member.listings} listings`}
              </a>
              {isOwner && !member.isFixed ? (
                <SelectField
                  label={<span className="sr-only">Role of {member.name}</span>}
                  value={member.role}
                  onChange={(event) => changeRole(member.id, event.target.value)}
                >
                  {TEAM_ROLES.map((one) => (
                    <option key={one} value={one}>
                      {TEAM_ROLE_LABELS[one]}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <span>{TEAM_ROLE_LABELS[member.role]}</span>
              )}
              {(isOwner || member.isSelf) && !member.isFixed && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="justify-self-end"
                  aria-label={member.isSelf ? 'Leave the team' : `Remove ${member.name}`}
                  onClick={() => setLeaving(member)}
                >
                  {member.isSelf ? 'Leave' : 'Remove'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">What each role may do</summary>
        <dl className="measure mt-3 flex flex-col gap-3">
          {TEAM_ROLES.map((one) => (
            <div key={one}>
              <dt className="font-bold">{TEAM_ROLE_LABELS[one]}</dt>
              <dd className="text-ink-soft">{TEAM_ROLE_HINTS[one]}</dd>
            </div>
          ))}
        </dl>
      </details>
      {isOwner && <Invitations open={invitations} />}
      {isOwner && (
        <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">Name and agent number</summary>
          <div className="mt-3">
            <TeamForm team={team} />
          </div>
        </details>
      )}
      {leaving && (
        <EndMembership
          member={leaving}
          others={members.filter(({ id }) => id !== leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
