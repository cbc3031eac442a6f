'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api } from '@/lib/platform/http/client';
import { DEFAULT_COLORS } from '@/lib/teams/brand/constants';
import type { TeamDto } from '@/lib/teams/membership/dto';
import { teamSchema } from '@/lib/teams/membership/schema';

type Props = { team?: Pick<TeamDto, 'name' | 'reraAgentNumber' | 'phone' | 'color' | 'secondColor'> };

/** Creates or renames a team. */
export function TeamForm({ team }: Props) {
  const { t } = useTexts('teams');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(teamSchema, {
    start: team
      ? {
          name: team.name,
          reraAgentNumber: team.reraAgentNumber,
          phone: team.phone,
          color: team.color || DEFAULT_COLORS.color,
          secondColor: team.secondColor || DEFAULT_COLORS.secondColor,
        }
      : { name: '', reraAgentNumber: '' },
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
      {team && (
        <>
          <TextField
            label={t('Phone on prints and client pages')}
            optional
            type="tel"
            help={t('Empty: each broker’s own number')}
            {...field('phone')}
          />
          <div className="flex flex-wrap gap-6">
            <TextField label={t('Colour of name and price')} type="color" {...field('color')} />
            <TextField label={t('Colour of the stripe')} type="color" {...field('secondColor')} />
          </div>
          <p className="measure text-ink-soft">
            {t(
              'Brochures, window cards, pictures and client pages of your brokers carry this name, number and colours, and the picture that each broker gives in the own profile.',
            )}
          </p>
        </>
      )}
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy} className="self-start">
        {team ? t('Save') : t('Make the team')}
      </SubmitButton>
    </form>
  );
}
