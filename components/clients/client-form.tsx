'use client';

import { useTexts } from '#language';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { CONSENT_LABELS, CONSENT_WAYS } from '@/lib/clients/constants';
import type { ClientDto } from '@/lib/clients/dto';
import { type ClientInput, clientInputSchema } from '@/lib/clients/schema';

type Props = { client?: ClientDto; label: string; send: (input: ClientInput) => Promise<void> };

export const startOf = (client: ClientDto | undefined) => ({
  name: client?.name ?? '',
  phones: client?.phones.join(', ') ?? '',
  email: client?.email ?? '',
  notes: client?.notes ?? '',
  tags: client?.tags.join(', ') ?? '',
  source: client?.source ?? '',
  nextStep: client?.nextStep?.text ?? '',
  nextDay: client?.nextStep?.day ?? '',
  consentHow: client?.consent?.how ?? ('' as const),
  consentDay: client?.consent?.day ?? '',
  consentNote: client?.consent?.note ?? '',
});

export function ClientForm({ client, label, send }: Props) {
  const { t } = useTexts('clients');
  const { form, field, formProps, busy, outcome } = useZodForm(clientInputSchema, {
    start: startOf(client),
    async send(input) {
      await send(input);
      return undefined;
    },
  });
  const hasConsent = form.watch('consentHow') !== '';
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField label={t('Name')} autoComplete="off" {...field('name')} />
      <TextField
        label={t('Phones')}
        optional
        inputMode="tel"
        help={t('Separate several with commas')}
        autoComplete="off"
        {...field('phones')}
      />
      <TextField label={t('Email')} optional type="email" autoComplete="off" {...field('email')} />
      <TextAreaField label={t('Notes')} optional rows={3} {...field('notes')} />
      <TextField
        label={t('Tags')}
        optional
        help={t('Separate several with commas')}
        autoComplete="off"
        {...field('tags')}
      />
      <TextField label={t('Where the client came from')} optional autoComplete="off" {...field('source')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('Next step')} optional autoComplete="off" {...field('nextStep')} />
        <DayField label={t('Date')} optional {...field('nextDay')} />
      </div>
      <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
        <legend className="px-1 font-bold">{t('Consent')}</legend>
        <SelectField
          label={t('The client agreed to emails')}
          help={t('We send no emails without it')}
          {...field('consentHow')}
        >
          <option value="">{t('Hasn’t agreed yet')}</option>
          <Options of={CONSENT_WAYS.map((how) => [how, t(CONSENT_LABELS[how])])} />
        </SelectField>
        {hasConsent && (
          <>
            <DayField label={t('Date')} {...field('consentDay')} />
            <TextField label={t('Where it’s recorded')} optional {...field('consentNote')} />
          </>
        )}
      </fieldset>
      <FormEnd {...{ busy, outcome }} variant="primary">
        {label}
      </FormEnd>
    </form>
  );
}
