'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api } from '@/lib/platform/http/client';
import { teamSchema } from '@/lib/teams/membership/schema';

type Props = { team?: { name: string; reraAgentNumber: string } };

/** Makes a team, or changes what a team is called. */
export function TeamForm({ team }: Props) {
  const { t } = useTexts('teams');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(teamSchema, {
    start: team ?? { name: '', reraAgentNumber: '' },
    async send(body) {
      await api('/api/team', { method: team ? 'PATCH' : 'POST', body });
      router.refresh();
      return { message: t('Saved') };
    },
  });
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      <TextField label={t('Name of the firm')} autoComplete="organization" {...field('name')} />
      <TextField
        label={t('MahaRERA agent number of the firm')}
        optional
        help={t('Such as A50500012345')}
        {...field('reraAgentNumber')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {team ? t('Save') : t('Make the team')}
      </SubmitButton>
    </form>
  );
}
