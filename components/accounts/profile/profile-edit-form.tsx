'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { CheckboxField, SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import type { Stored } from '@/components/ui/hooks/use-merged-save';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { aadhaarHint, agentNumberHint, panHint } from '@/lib/accounts/users/rules';
import { type ProfileUpdate, profileUpdateSchema } from '@/lib/accounts/users/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { REDIRECT_DELAY_MS } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { SPOKEN_LABELS, SPOKEN_LANGUAGES, type SpokenLanguage } from '@/lib/platform/language/constants';
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/platform/language/languages';

type Props = {
  profile: ProfileDto;
  viewHref: string;
};

/** The hint for an identity number; none for a mask sent back unchanged. */
function hint(value: string | undefined, shown: string, check: (typed: string) => string | undefined) {
  return value === undefined || value === shown ? undefined : check(value);
}

type Fields = Omit<ProfileUpdate, '__v' | 'email'>;

function storedOf({ __v, ...profile }: ProfileDto): Stored<Fields> {
  const { name, phone, language, languages, aadhaarNumber, panNumber, reraAgentNumber } = profile;
  const spoken = SPOKEN_LANGUAGES.filter((one) => languages.includes(one));
  return {
    fields: { name, phone, language, languages: spoken, aadhaarNumber, panNumber, reraAgentNumber },
    version: __v,
  };
}

const LABELS = {
  name: 'Name',
  phone: 'Phone',
  language: 'Language we write to you in',
  languages: 'Languages you speak',
  aadhaarNumber: 'Aadhaar number',
  panNumber: 'PAN number',
  reraAgentNumber: 'MahaRERA agent number',
} as const satisfies Record<keyof Fields, string>;

function SpokenFields({ register }: { register: (name: 'languages') => object }) {
  const { t, label } = useTexts('accounts/profile');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-bold">{t('Languages you speak')}</legend>
      <p className="text-note text-ink-soft">{t('Shown beside your listings.')}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {SPOKEN_LANGUAGES.map((one) => (
          <CheckboxField key={one} label={label(SPOKEN_LABELS[one])} value={one} {...register('languages')} />
        ))}
      </div>
    </fieldset>
  );
}

/** Merges changes saved by the office or in another tab. */
export function ProfileEditForm({ profile, viewHref }: Props) {
  const { t, label, reply, href } = useTexts('accounts/profile');
  const { _id, email, aadhaarNumber, panNumber, reraAgentNumber } = profile;
  const [isLeaving, setLeaving] = useState(false);
  const failed = (error: unknown) => serverMessage(error, 'Update failed');
  const { save, question } = useMergedRecord<Fields, ProfileDto>({
    record: profile,
    storedOf,
    send: (fields, __v) =>
      api<ProfileDto>(`/api/user/profile/${_id}`, { method: 'PUT', body: { ...fields, email, __v } }),
    labelOf: (name) => t(LABELS[name]),
    shownAs: (name, value) =>
      name === 'language'
        ? LANGUAGE_NAMES[value as Language]
        : name === 'languages'
          ? (value as SpokenLanguage[]).map((one) => label(SPOKEN_LABELS[one])).join(', ')
          : String(value ?? ''),
    onSaved() {
      setLeaving(true);
      setOutcome({ text: 'Profile updated successfully', ok: true });
      setTimeout(() => goTo(href(viewHref)), REDIRECT_DELAY_MS);
    },
    onProblem: (error) => setOutcome({ text: failed(error), ok: false }),
  });
  const {
    form,
    field,
    formProps,
    busy: isSending,
    outcome,
    setOutcome,
  } = useZodForm(profileUpdateSchema, {
    start: { email, ...storedOf(profile).fields },
    async send({ email: _, __v, languages = [], ...values }) {
      const spoken = SPOKEN_LANGUAGES.filter((one) => languages.includes(one));
      await save({ ...values, languages: spoken });
      return undefined;
    },
    failed,
  });
  const busy = isSending || isLeaving;
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-5">
      {question}
      <NameField {...field('name')} />
      <EmailField readOnly help={t('The address can’t be changed here')} {...field('email')} />
      <PhoneField {...field('phone')} />
      <SelectField label={t('Language we write to you in')} {...field('language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={HTML_LANG[language]}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </SelectField>
      <SpokenFields register={form.register} />
      <TextField
        label={t('Aadhaar number')}
        optional
        autoComplete="off"
        inputMode="numeric"
        help={reply(hint(form.watch('aadhaarNumber'), aadhaarNumber, aadhaarHint) ?? '')}
        {...field('aadhaarNumber')}
      />
      <TextField
        label={t('PAN number')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        help={reply(hint(form.watch('panNumber'), panNumber, panHint) ?? '')}
        {...field('panNumber')}
      />
      {profile.role === 'broker' && (
        <TextField
          label={t('MahaRERA agent number')}
          autoComplete="off"
          autoCapitalize="characters"
          help={
            reply(hint(form.watch('reraAgentNumber'), reraAgentNumber, agentNumberHint) ?? '') ||
            t('Your listings are published once you enter it, because an agent’s advertisements must show it')
          }
          {...field('reraAgentNumber')}
        />
      )}
      <OutcomeNotice outcome={outcome} />
      <div className="flex gap-3">
        <SubmitButton variant="primary" disabled={busy}>
          {busy ? t('Saving...') : t('Save')}
        </SubmitButton>
        <ButtonLink href={viewHref}>{t('Cancel')}</ButtonLink>
      </div>
    </form>
  );
}
