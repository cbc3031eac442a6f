'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import type { AdminUserDto } from '@/lib/office/users/dto';
import type { CallOptions } from '@/lib/platform/http/client';
import { formatDateTime } from '@/lib/platform/text/format';

type Session = { id: string; device: string; ip: string; lastSeenAt: string };
type Props = { user: AdminUserDto; sessions: Session[]; isSelf: boolean };

/** The signed-in browsers of an account, its second factor, and whether it may be used at all. */
export function AccountSessions({ user, sessions, isSelf }: Props) {
  const router = useRouter();
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
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-2"
          >
            <span>
              {session.device}{' '}
              <span className="text-ink-soft">
                {session.ip}, last seen {formatDateTime(session.lastSeenAt)}
              </span>
            </span>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => act(`${path}/sessions?session=${session.id}`, { method: 'DELETE' })}
            >
              End
            </Button>
          </li>
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
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
            onClick={() => act(path, { method: 'PUT', body: { active: !user.active } })}
          >
            {user.active ? 'Deactivate account' : 'Activate account'}
          </Button>
        </div>
      )}
    </section>
  );
}
