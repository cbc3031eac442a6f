'use client';

import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { PasswordField } from '@/components/user/password-field';
import { useCall } from '@/components/user/use-call';
import { UsernameHint } from '@/components/user/username-hint';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const DAY_MS = 86_400_000;

type Props = { email: string; erasureAt: string | null; graceDays: number };

/** Everything that is kept, to take away; and the end of the account (DPDP Act 2023, sections 11 and 12). */
export function AccountPanel({ email, erasureAt, graceDays }: Props) {
  const [due, setDue] = useState(erasureAt);
  const { busy, outcome, call } = useCall();

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (await call('/api/user/account', { method: 'DELETE', body: { password } })) {
      setDue(new Date(Date.now() + graceDays * DAY_MS).toISOString());
    }
  }

  async function keep() {
    if (await call('/api/user/account', { method: 'PUT' })) setDue(null);
  }

  return (
    <>
      <Panel title="Your data" lead="Everything that we keep about you, as one file.">
        <ButtonLink className="self-start" href="/api/user/export" download>
          Download my data
        </ButtonLink>
      </Panel>
      <Panel
        title="Delete account"
        lead={`Your account, documents, listings and trail are erased ${graceDays} days after you ask. Until then you can change your mind.`}
      >
        <OutcomeNotice outcome={outcome} />
        {due ? (
          <>
            <Notice tone="care">This account will be erased on {day.format(new Date(due))}.</Notice>
            <Button className="self-start" disabled={busy} onClick={keep}>
              Keep my account
            </Button>
          </>
        ) : (
          <form onSubmit={remove} className="flex flex-col gap-4">
            <UsernameHint email={email} />
            <PasswordField label="Password" name="password" autoComplete="current-password" required />
            <Button type="submit" look="danger" disabled={busy} className="self-start">
              Delete my account
            </Button>
          </form>
        )}
      </Panel>
    </>
  );
}
