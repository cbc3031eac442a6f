'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import { Sheet } from '@/components/ui/overlays/sheet';
import { HANDOVER_KINDS, type HandoverKind } from '@/lib/office/handovers/constants';
import type { HandoverCounts, HandoverDto } from '@/lib/office/handovers/dto';
import { countsText, countText, movedText } from '@/lib/office/handovers/format';
import type { HandoverInput } from '@/lib/office/handovers/schema';
import type { AdminUserDto } from '@/lib/office/users/dto';
import type { CallOptions } from '@/lib/platform/browser/api';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type Session = { id: string; device: string; ip: string; lastSeenAt: string };
type Props = {
  user: AdminUserDto;
  sessions: Session[];
  isSelf: boolean;
  /** work and possible successors, for staff */
  held: HandoverCounts;
  takers: readonly { id: string; name: string }[];
  /** work moved at deactivation, while it can be undone */
  handover?: HandoverDto | undefined;
};

type LeaveSheetProps = {
  name: string;
  held: HandoverCounts;
  takers: readonly { id: string; name: string }[];
  isBusy: boolean;
  onConfirm: (handOver: HandoverInput) => void;
  onClose: () => void;
};

const NOBODY = 'nobody';

/** Asks for successors before a staff account is closed: one for all work, or one per kind. */
function LeaveSheet({ name, held, takers, isBusy, onConfirm, onClose }: LeaveSheetProps) {
  const { t } = useTexts('office/users');
  const kinds = HANDOVER_KINDS.filter((kind) => held[kind]);
  const [chosen, setChosen] = useState<Partial<Record<HandoverKind, string>>>({});
  const isReady = kinds.every((kind) => chosen[kind]);
  const all = kinds.length > 0 && kinds.every((kind) => chosen[kind] === chosen[kinds[0] as HandoverKind]);
  const toInput = (): HandoverInput => ({
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, chosen[kind] === NOBODY ? '' : (chosen[kind] ?? '')]),
    ),
  });
  const choices = (
    <>
      <option value="">{t('Choose')}</option>
      <StaffChoices staff={takers} />
      <option value={NOBODY}>{t('No one')}</option>
    </>
  );
  return (
    <Sheet label={t('Deactivate account?')} lead={t('Please check again')} onClose={onClose}>
      <Heading level={2} size="panel">
        {t('Deactivate {name}?', { name })}
      </Heading>
      {kinds.length === 0 ? (
        <p>{t('This person owns nothing. The account is signed out everywhere immediately.')}</p>
      ) : (
        <>
          <p>
            {t('This person owns {what}. Who takes over? It moves immediately, and you can undo it.', {
              what: countsText(held, t),
            })}
          </p>
          <SelectField
            label={t('Assign everything to')}
            name="all"
            value={all ? (chosen[kinds[0] as HandoverKind] ?? '') : ''}
            onChange={({ target }) =>
              setChosen(Object.fromEntries(kinds.map((kind) => [kind, target.value])))
            }
          >
            {choices}
          </SelectField>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 text-ink-soft">{t('Or assign each separately')}</legend>
            {kinds.map((kind) => (
              <SelectField
                key={kind}
                label={t('{count, plural, one {{what} goes to} other {{what} go to}}', {
                  count: held[kind] ?? 0,
                  what: countText(kind, held[kind] ?? 0, t),
                })}
                name={kind}
                value={chosen[kind] ?? ''}
                onChange={({ target }) => setChosen((before) => ({ ...before, [kind]: target.value }))}
              >
                {choices}
              </SelectField>
            ))}
          </fieldset>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" disabled={isBusy || !isReady} onClick={() => onConfirm(toInput())}>
          {kinds.length === 0 ? t('Deactivate') : t('Hand over and deactivate')}
        </Button>
        <Button onClick={onClose}>{t('Back')}</Button>
      </div>
    </Sheet>
  );
}

export function AccountSessions({ user, sessions, isSelf, held, takers, handover }: Props) {
  const { t, language } = useTexts('office/users');
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const { busy, outcome, call } = useCall();
  const path = `/api/admin/users/${user.id}`;

  async function act(to: string, options: CallOptions) {
    if (await call(to, options)) router.refresh();
  }

  return (
    <section className="flex max-w-3xl flex-col gap-4 border-line border-t pt-6">
      <Heading level={2} size="panel">
        {t('Sessions')}
      </Heading>
      {sessions.length === 0 && <p className="text-ink-soft">{t('Not signed in anywhere.')}</p>}
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2"
          >
            <span>
              {session.device}{' '}
              <span className="text-ink-soft">
                {t('{ip}, last seen {time}', {
                  ip: session.ip,
                  time: formatDateTime(session.lastSeenAt, language),
                })}
              </span>
            </span>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => act(`${path}/sessions?session=${session.id}`, { method: 'DELETE' })}
            >
              {t('End')}
            </Button>
          </li>
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
      {handover && (
        <Notice>
          <p>
            {t('{name} moved {what} on {time}.', {
              name: handover.by,
              what: movedText(handover.moved, t),
              time: formatDateTime(handover.at, language),
            })}
          </p>
          <Button
            size="sm"
            className="mt-2"
            disabled={busy}
            onClick={() => act(`${path}/departure`, { method: 'DELETE' })}
          >
            {t('Undo until {date} to reactivate the account and move everything back', {
              date: formatDate(handover.until, language),
            })}
          </Button>
        </Notice>
      )}
      {user.hasSecondFactor && !isSelf && (
        <p className="max-w-prose text-ink-soft">
          {t(
            'Reset the second factor only once you’re sure of the person’s identity. After that, the password alone is enough.',
          )}
        </p>
      )}
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          {sessions.length > 0 && (
            <Button size="sm" disabled={busy} onClick={() => act(`${path}/sessions`, { method: 'DELETE' })}>
              {t('Sign out everywhere')}
            </Button>
          )}
          {user.hasSecondFactor && (
            <Button
              size="sm"
              disabled={busy}
              onClick={() => act(`${path}/second-factor`, { method: 'DELETE' })}
            >
              {t('Reset second factor')}
            </Button>
          )}
          <Button
            size="sm"
            variant={user.active ? 'danger' : 'secondary'}
            disabled={busy}
            onClick={() =>
              user.active && user.office
                ? setLeaving(true)
                : act(path, { method: 'PUT', body: { active: !user.active } })
            }
          >
            {user.active ? t('Deactivate account') : t('Activate account')}
          </Button>
        </div>
      )}
      {isLeaving && (
        <LeaveSheet
          {...{ name: user.name, held, takers, isBusy: busy }}
          onClose={() => setLeaving(false)}
          onConfirm={(handOver) => {
            setLeaving(false);
            void act(path, { method: 'PUT', body: { active: false, handOver } });
          }}
        />
      )}
    </section>
  );
}
