'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { TEAM_ROLES } from '@/lib/platform/auth/roles';
import { api } from '@/lib/platform/browser/api';
import { TEAM_ROLE_LABELS } from '@/lib/teams/membership/constants';
import type { InvitationDto } from '@/lib/teams/membership/dto';
import { inviteSchema } from '@/lib/teams/membership/schema';
import { InvitationList } from './invitation-list';

const PATH = '/api/team/invitations';

/** Inviting by mail, and pending invitations. */
export function Invitations({ open }: { open: readonly InvitationDto[] }) {
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
      <Heading level={2}>{t('Invite somebody')}</Heading>
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
        open={open.map(({ role, ...item }) => ({ ...item, role: t(TEAM_ROLE_LABELS[role]) }))}
      />
    </section>
  );
}
