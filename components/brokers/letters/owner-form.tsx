'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { CheckboxField, SelectField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useMergedForm } from '@/components/ui/forms/use-merged-form';
import type { OwnerDto } from '@/lib/brokers/letters/dto';
import { ownerSchema } from '@/lib/brokers/letters/schema';
import { api } from '@/lib/platform/browser/api';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/platform/language/languages';

type Props = { id: string; owner: OwnerDto };

const fieldsOf = ({ isStopped: _, __v, ...fields }: OwnerDto) => fields;
const LABELS = {
  name: 'Name',
  phone: 'Phone number',
  email: 'Email address',
  language: 'Letter language',
  hasLetters: 'Send a letter every Monday',
} as const;

/** The owner's details, which only the lister sees, who writes to the owner on Mondays. Merges changes saved in another tab. */
export function OwnerForm({ id, owner }: Props) {
  const { t } = useTexts('brokers/letters');
  const [isStopped, setStopped] = useState(owner.isStopped);
  const { field, formProps, busy, outcome, question } = useMergedForm(ownerSchema, {
    record: owner,
    startOf: fieldsOf,
    storedOf: (row: OwnerDto) => ({ fields: fieldsOf(row), version: row.__v }),
    async send(fields, __v) {
      const body = { ...fields, __v };
      return (await api<{ data: OwnerDto }>(`/api/property/${id}/owner`, { method: 'PUT', body })).data;
    },
    labelOf: (name) => t(LABELS[name]),
    shownAs: (name, value) => {
      if (name === 'hasLetters') return value ? t('Yes') : t('No');
      return name === 'language' ? LANGUAGE_NAMES[value as Language] : String(value);
    },
    said: t('Saved'),
    onSaved: (saved) => setStopped(saved.isStopped),
  });
  return (
    <details className="rounded-md border border-line">
      <summary className="px-5 py-4 font-bold">{t('The owner of this home')}</summary>
      <form {...formProps} className="flex flex-col gap-4 border-line border-t px-5 py-5">
        <p className="measure text-ink-soft">
          {t('Only you see this. Every Monday the owner gets a letter from you about the past week.')}{' '}
          <Link href="/dashboard/letters">{t('Letters to owners')}</Link>
        </p>
        {question}
        {isStopped && (
          <Notice>{t('This owner has stopped the letters. Only the owner can start them again.')}</Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('Name')} autoComplete="off" {...field('name')} />
          <TextField label={t('Phone number')} type="tel" autoComplete="off" {...field('phone')} />
          <TextField label={t('Email address')} type="email" autoComplete="off" {...field('email')} />
          <SelectField label={t('Letter language')} {...field('language')}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckboxField label={t('Send a letter every Monday')} {...field('hasLetters')} />
        <FormEnd {...{ busy, outcome }}>{t('Save')}</FormEnd>
      </form>
    </details>
  );
}
