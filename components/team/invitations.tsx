'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { TEAM_ROLES } from '@/lib/auth/roles';
import { formatDate } from '@/lib/format';
import { api, serverMessage } from '@/lib/http/client';
import { TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import type { InvitationDto } from '@/lib/membership/dto';
import { inviteSchema } from '@/lib/membership/schema';

/** Inviting by mail, and the invitations that nobody has accepted yet. */
export function Invitations({ open }: { open: readonly InvitationDto[] }) {
  const t = useText('team');
  const router = useRouter();
  const [error, setError] = useState<string>();
  const { field, formProps, busy, outcome } = useZodForm(inviteSchema, {
    start: { email: '', role: 'agent' },
    async send(body) {
      await api('/api/team/invitations', { body, method: 'POST' });
      router.refresh();
      return { message: t('An invitation is on its way to {email}', { email: body.email }) };
    },
    after: 'reset',
  });
  const withdraw = async (id: string) => {
    setError(undefined);
    await api(`/api/team/invitations/${id}`, { method: 'DELETE' }).catch((failure: unknown) =>
      setError(serverMessage(failure)),
    );
    router.refresh();
  };
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{t('Invite somebody')}</h2>
      <form {...formProps} className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField label={t('E-mail address')} type="email" autoComplete="off" {...field('email')} />
          <SelectField label={t('Role')} {...field('role')}>
            {TEAM_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(TEAM_ROLE_LABELS[role])}
              </option>
            ))}
          </SelectField>
        </div>
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {t('Send the invitation')}
        </SubmitButton>
      </form>
      <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
      {open.length > 0 && (
        <ul
          aria-label={t('Open invitations')}
          className="flex flex-col divide-y divide-line border-line border-y"
        >
          {open.map(({ id, email, role, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 break-words">
                <span className="font-bold">{email}</span>
                <span className="block text-ink-soft">
                  {t('{role}, valid until {date}', {
                    role: t(TEAM_ROLE_LABELS[role]),
                    date: formatDate(expiresAt, t.language),
                  })}
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('Withdraw {email}', { email })}
                onClick={() => withdraw(id)}
              >
                {t('Withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
