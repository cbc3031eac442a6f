'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import type { HandoverCounts, HandoverDto } from '@/lib/office/handovers/dto';
import { movedText } from '@/lib/office/handovers/format';
import type { AdminUserDto } from '@/lib/office/users/dto';
import type { CallOptions } from '@/lib/platform/browser/api';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { LeaveSheet } from './leave-sheet';

type Session = { id: string; device: string; ip: string; lastSeenAt: string };
type Props = {
  user: AdminUserDto;
  sessions: Session[];
  isSelf: boolean;
  /** for staff: their work, and possible successors */
  held: HandoverCounts;
  takers: readonly { id: string; name: string }[];
  /** what was moved when the account was deactivated, while it can be undone */
  handover?: HandoverDto | undefined;
};

type RowProps = { session: Session; disabled: boolean; onEnd: () => void };

function SessionRow({ session, disabled, onEnd }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2">
      <span>
        {session.device}{' '}
        <span className="text-ink-soft">
          {session.ip}, last seen {formatDateTime(session.lastSeenAt)}
        </span>
      </span>
      <Button size="sm" disabled={disabled} onClick={onEnd}>
        End
      </Button>
    </li>
  );
}

/** An account's signed-in browsers, its second factor, and whether it is active. */
export function AccountSessions({ user, sessions, isSelf, held, takers, handover }: Props) {
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
        Sessions
      </Heading>
      {sessions.length === 0 && <p className="text-ink-soft">Not signed in anywhere.</p>}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            disabled={busy}
            onEnd={() => act(`${path}/sessions?session=${session.id}`, { method: 'DELETE' })}
          />
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
      {handover && (
        <Notice>
          <p>
            {handover.by} moved {movedText(handover.moved)} on {formatDateTime(handover.at)}.
          </p>
          <Button
            size="sm"
            className="mt-2"
            disabled={busy}
            onClick={() => act(`${path}/departure`, { method: 'DELETE' })}
          >
            Undo until {formatDate(handover.until)}: activate and give back
          </Button>
        </Notice>
      )}
      {user.hasSecondFactor && !isSelf && (
        <p className="max-w-prose text-ink-soft">
          Reset the second factor only when you have made sure who asks: after it the password alone signs in.
        </p>
      )}
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          {sessions.length > 0 && (
            <Button size="sm" disabled={busy} onClick={() => act(`${path}/sessions`, { method: 'DELETE' })}>
              Sign out everywhere
            </Button>
          )}
          {user.hasSecondFactor && (
            <Button
              size="sm"
              disabled={busy}
              onClick={() => act(`${path}/second-factor`, { method: 'DELETE' })}
            >
              Reset second factor
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
            {user.active ? 'Deactivate account' : 'Activate account'}
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
