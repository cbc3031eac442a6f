'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { TEAM_ROLES } from '@/lib/platform/auth/roles';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/teams/membership/constants';
import type { MemberDto, TeamPageDto } from '@/lib/teams/membership/dto';
import { EndMembership } from './end-membership';
import { Invitations } from './invitations';
import { MemberRole } from './member-role';
import { TeamForm } from './team-form';

function RoleHints() {
  const { t } = useTexts('teams');
  return (
    <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('What each role may do')}</summary>
      <dl className="measure mt-3 flex flex-col gap-3">
        {TEAM_ROLES.map((role) => (
          <div key={role}>
            <dt className="font-bold">{t(TEAM_ROLE_LABELS[role])}</dt>
            <dd className="text-ink-soft">{t(TEAM_ROLE_HINTS[role])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The members of a team, and an owner's actions. */
export function TeamView({ page: { team, role, members, invitations } }: { page: TeamPageDto }) {
  const { t } = useTexts('teams');
  const [leaving, setLeaving] = useState<MemberDto>();
  const isOwner = role === 'owner';
  return (
    <>
      <p className="measure text-ink-soft">
        {team.reraAgentNumber && `${t('MahaRERA agent number {number}.', { number: team.reraAgentNumber })} `}
        {t('Your role: {role}. {hint}', {
          role: t(TEAM_ROLE_LABELS[role]),
          hint: t(TEAM_ROLE_HINTS[role]),
        })}
      </p>
      <section className="flex flex-col gap-3">
        <Heading level={2}>{t('Members')}</Heading>
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {members.map((member) => (
            <li
              key={member.id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[2fr_1fr_10rem_7rem]"
            >
              <span className="min-w-0 break-words">
                <span className="font-bold">
                  {member.isSelf ? t('{name} (you)', { name: member.name }) : member.name}
                </span>
                <span className="block text-ink-soft">{member.email}</span>
              </span>
              <Link
                className="link inline-flex min-h-11 items-center justify-self-end sm:justify-self-start"
                href={`/dashboard/properties?who=${member.id}`}
              >
                {t('{listings, plural, one {# listing} other {# listings}}', { listings: member.listings })}
              </Link>
              {isOwner && !member.isFixed ? (
                <MemberRole key={member.__v} member={member} />
              ) : (
                <span>{t(TEAM_ROLE_LABELS[member.role])}</span>
              )}
              {(isOwner || member.isSelf) && !member.isFixed && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="justify-self-end"
                  aria-label={member.isSelf ? t('Leave the team') : t('Remove {name}', { name: member.name })}
                  onClick={() => setLeaving(member)}
                >
                  {member.isSelf ? t('Leave') : t('Remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <RoleHints />
      {isOwner && <Invitations open={invitations} />}
      {isOwner && (
        <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('Name, number and colours')}
          </summary>
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
