'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { Sheet } from '@/components/ui/overlays/sheet';
import { TEAM_ROLES, type TeamRole } from '@/lib/platform/auth/roles';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS } from '@/lib/teams/membership/constants';
import type { InvitationDto, MemberDto, MemberRoleDto, TeamPageDto } from '@/lib/teams/membership/dto';
import { inviteSchema } from '@/lib/teams/membership/schema';
import { InvitationList } from './invitation-list';
import { TeamForm } from './team-form';

const PATH = '/api/team/invitations';

function Invitations({ open }: { open: readonly InvitationDto[] }) {
  const { t } = useTexts('teams');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(inviteSchema, {
    start: { email: '', role: 'agent' },
    async send(body) {
      await api(PATH, { body, method: 'POST' });
      router.refresh();
      return { message: t('An invitation is on its way to {email}', { email: body.email }) };
    },
    after: 'reset',
  });
  return (
    <section className="flex flex-col gap-4">
      <Heading level={2}>{t('Invite a colleague')}</Heading>
      <form {...formProps} className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField label={t('Email address')} type="email" autoComplete="off" {...field('email')} />
          <SelectField label={t('Role')} {...field('role')}>
            <Options of={TEAM_ROLES.map((role) => [role, t(TEAM_ROLE_LABELS[role])])} />
          </SelectField>
        </div>
        <FormEnd {...{ busy, outcome }}>{t('Send the invitation')}</FormEnd>
      </form>
      <InvitationList
        path={PATH}
        open={open.map(({ role, ...item }) => ({ ...item, role: t(TEAM_ROLE_LABELS[role]) }))}
      />
    </section>
  );
}

type Props = { member: MemberDto; others: readonly MemberDto[]; onClose: () => void };

function EndMembership({ member: { id, name, isSelf }, others, onClose }: Props) {
  const { t } = useTexts('teams');
  const [to, setTo] = useState(others.find(({ isSelf: self }) => self)?.id ?? others[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isLast = others.length === 0;
  const end = async () => {
    setBusy(true);
    try {
      await api(`/api/team/members/${id}`, { method: 'DELETE', body: isLast ? {} : { to } });
      // all numbers on the page change, and for a person who has left, the entire dashboard
      loadAgain();
    } catch (failure) {
      setError(serverMessage(failure));
      setBusy(false);
    }
  };
  const action = isLast ? t('Close the team') : isSelf ? t('Leave the team') : t('Remove {name}', { name });
  return (
    <Sheet label={action} lead={action} onClose={onClose}>
      {isLast ? (
        <p>{t('You’re the last member. The team ends, and everything in it becomes yours.')}</p>
      ) : (
        <>
          <p>
            {isSelf
              ? t('You lose access to everything in the team immediately, including what you brought.')
              : t('This person loses access to everything in the team immediately.')}
          </p>
          <SelectField
            label={t('Who takes over listings, leads, visits, clients and deals')}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          >
            <Options
              of={others.map((other) => [
                other.id,
                other.isSelf ? t('{name} (you)', { name: other.name }) : other.name,
              ])}
            />
          </SelectField>
        </>
      )}
      <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
      <Button variant="danger" disabled={busy} onClick={end}>
        {action}
      </Button>
    </Sheet>
  );
}

/** A member's role, saved when chosen. Asks if another owner has also changed it. */
function MemberRole({ member }: { member: MemberDto }) {
  const { t } = useTexts('teams');
  const { refresh } = useRouter();
  const { id, name } = member;
  const [chosen, setChosen] = useState<TeamRole>();
  const [problem, setProblem] = useState<string>();
  const onProblem = (error: unknown) => {
    setChosen(undefined);
    setProblem(serverMessage(error));
  };
  const { save, question } = useMergedRecord<{ role: TeamRole }, MemberRoleDto>({
    record: { id, role: member.role, __v: member.__v },
    storedOf: ({ role, __v }) => ({ fields: { role }, version: __v }),
    send: ({ role }, __v) => api(`/api/team/members/${id}`, { method: 'PATCH', body: { role, __v } }),
    labelOf: () => t('{name}’s role', { name }),
    shownAs: (_, role) => t(TEAM_ROLE_LABELS[role as TeamRole]),
    onSaved({ role }) {
      setChosen(role);
      refresh();
    },
    onProblem,
  });
  const choose = async (role: TeamRole) => {
    setChosen(role);
    setProblem(undefined);
    await save({ role }).catch(onProblem);
  };
  return (
    <>
      <SelectField
        label={<span className="sr-only">{t('{name}’s role', { name })}</span>}
        value={chosen ?? member.role}
        onChange={({ target }) => void choose(target.value as TeamRole)}
      >
        <Options of={TEAM_ROLES.map((role) => [role, t(TEAM_ROLE_LABELS[role])])} />
      </SelectField>
      {(question || problem) && (
        <div className="order-last col-span-full">
          {question}
          <OutcomeNotice outcome={problem ? { text: problem, ok: false } : undefined} />
        </div>
      )}
    </>
  );
}

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
      <details className="rounded-md border border-line bg-surface p-4 sm:p-5">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('What each role can do')}</summary>
        <dl className="measure mt-3 flex flex-col gap-3">
          {TEAM_ROLES.map((role) => (
            <div key={role}>
              <dt className="font-bold">{t(TEAM_ROLE_LABELS[role])}</dt>
              <dd className="text-ink-soft">{t(TEAM_ROLE_HINTS[role])}</dd>
            </div>
          ))}
        </dl>
      </details>
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
