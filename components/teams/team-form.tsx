'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { DEFAULT_COLORS } from '@/lib/teams/brand/constants';
import type { TeamDto } from '@/lib/teams/membership/dto';
import { type TeamInput, teamSchema } from '@/lib/teams/membership/schema';

const startOf = ({ name, reraAgentNumber, phone, color, secondColor }: TeamDto): Required<TeamInput> => ({
  ...{ name, reraAgentNumber, phone },
  color: color || DEFAULT_COLORS.color,
  secondColor: secondColor || DEFAULT_COLORS.secondColor,
});

const NEW = { name: '', reraAgentNumber: '' };
/** The stored state of a new team, which is not merged. */
const UNSAVED = {
  id: '',
  name: '',
  reraAgentNumber: '',
  phone: '',
  color: '',
  secondColor: '',
  isAgency: false,
  __v: 0,
};
const LABELS = {
  name: 'Firm’s name',
  reraAgentNumber: 'The firm’s MahaRERA agent number',
  phone: 'Phone on prints and client pages',
  color: 'Name and price colour',
  secondColor: 'Stripe colour',
} as const satisfies Record<keyof TeamInput, string>;

/** Creates or edits a team. Merges changes by other owners. */
export function TeamForm({ team }: { team?: TeamDto }) {
  const { t } = useTexts('teams');
  const router = useRouter();
  const { save, question } = useMergedRecord<TeamInput, TeamDto>({
    record: team ?? UNSAVED,
    storedOf: (row) => ({ fields: startOf(row), version: row.__v }),
    send: (fields, __v) => api<TeamDto>('/api/team', { method: 'PATCH', body: { ...fields, __v } }),
    labelOf: (name) => t(LABELS[name]),
    onSaved(saved) {
      form.reset(startOf(saved));
      setOutcome({ text: t('Saved'), ok: true });
      router.refresh();
    },
    onProblem: (error) => setOutcome({ text: serverMessage(error), ok: false }),
  });
  const { form, field, formProps, busy, outcome, setOutcome } = useZodForm(teamSchema, {
    start: team ? startOf(team) : NEW,
    async send(body) {
      if (team) return void (await save(body));
      await api('/api/team', { method: 'POST', body });
      router.refresh();
      return { message: t('Saved') };
    },
  });
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-4">
      {question}
      <TextField label={t('Firm’s name')} autoComplete="organization" {...field('name')} />
      <TextField
        label={t('The firm’s MahaRERA agent number')}
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
            help={t('Leave empty to use each broker’s own number')}
            {...field('phone')}
          />
          <div className="flex flex-wrap gap-6">
            <TextField label={t('Name and price colour')} type="color" {...field('color')} />
            <TextField label={t('Stripe colour')} type="color" {...field('secondColor')} />
          </div>
          <p className="measure text-ink-soft">
            {t(
              'Your brokers’ brochures, window cards, pictures and client pages show this name, number and these colours, and the picture from each broker’s profile.',
            )}
          </p>
        </>
      )}
      <FormEnd {...{ busy, outcome }}>{team ? t('Save') : t('Create team')}</FormEnd>
    </form>
  );
}
