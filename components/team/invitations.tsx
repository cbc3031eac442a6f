'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#language';
import { SelectField, TextField } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { TEAM_ROLES } from '@/lib/auth/roles';
import { api } from '@/lib/http/client';
import { TEAM_ROLE_LABELS } from '@/lib/membership/constants';
import type { InvitationDto } from '@/lib/membership/dto';
import { inviteSchema } from '@/lib/membership/schema';
import { InvitationList } from './invitation-list';

const PATH = '/api/team/invitations';

/** Inviting by mail, and the invitations that nobody has accepted yet. */
export function Invitations({ open }: { open: readonly InvitationDto[] }) {
  const t = useText('team');
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
      <InvitationList
        path={PATH}
        open={open.map(({ role, ...one }) => ({ ...one, role: t(TEAM_ROLE_LABELS[role]) }))}
      />
    </section>
  );
}
