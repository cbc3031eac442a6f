'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { OwnerDto } from '@/lib/brokers/letters/dto';
import { ownerSchema } from '@/lib/brokers/letters/schema';
import { api } from '@/lib/platform/http/client';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/platform/language/languages';

type Props = { id: string; owner: OwnerDto };

/** Whose home it is: seen by its lister alone, who writes to the owner on Mondays. */
export function OwnerForm({ id, owner }: Props) {
  const { t } = useTexts('brokers/letters');
  const { isStopped: initial, ...start } = owner;
  const [isStopped, setStopped] = useState(initial);
  const { field, formProps, busy, outcome } = useZodForm(ownerSchema, {
    start,
    async send(body) {
      const saved = await api<{ data: OwnerDto }>(`/api/property/${id}/owner`, { method: 'PUT', body });
      setStopped(saved.data.isStopped);
      return { message: t('Saved') };
    },
  });
  return (
    <details className="rounded-md border border-line">
      <summary className="px-5 py-4 font-bold">{t('The owner of this home')}</summary>
      <form {...formProps} className="flex flex-col gap-4 border-line border-t px-5 py-5">
        <p className="measure text-ink-soft">
          {t('Only you see this. Each Monday the owner gets a letter from you about the week.')}{' '}
          <Link href="/dashboard/letters">{t('Letters to owners')}</Link>
        </p>
        {isStopped && (
          <Notice>{t('This owner has stopped the letters. Only the owner can start them again.')}</Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('Name')} autoComplete="off" {...field('name')} />
          <TextField label={t('Phone number')} type="tel" autoComplete="off" {...field('phone')} />
          <TextField label={t('E-mail address')} type="email" autoComplete="off" {...field('email')} />
          <SelectField label={t('Language of the letters')} {...field('language')}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckboxField label={t('Send a letter each Monday')} {...field('hasLetters')} />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {t('Save')}
        </SubmitButton>
      </form>
    </details>
  );
}
