'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { HiddenInput } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { CHECK_LABELS, type CheckName } from '@/lib/listings/evidence/constants';
import { MAX_NOTE_LENGTH } from '@/lib/moderation/site-checks/constants';
import { siteCheckSchema } from '@/lib/moderation/site-checks/schema';
import { api } from '@/lib/platform/browser/api';

const formSchema = siteCheckSchema.extend({
  photo: z
    .custom<FileList>((files) => files instanceof FileList && files.length === 1, {
      error: 'Take a photo of what you saw',
    })
    .transform((files) => files[0] as File),
});

/** Maximum age of a position in milliseconds. Older ones are from the way to the place. */
const MAX_AGE_MS = 30_000;

type Props = { property: string; checks: readonly CheckName[] };

export function SiteCheckForm({ property, checks }: Props) {
  const router = useRouter();
  const { t, label, reply } = useTexts('moderation/site-checks');
  const [place, setPlace] = useState<'none' | 'asked' | 'refused' | number>('none');
  const { form, field, formProps, busy, outcome } = useZodForm(formSchema, {
    start: { check: checks[0], state: 'seen' },
    async send(values) {
      const body = new FormData();
      for (const [name, value] of Object.entries(values))
        body.set(name, value instanceof File ? value : String(value));
      await api(`/api/property/${property}/site-checks`, { method: 'POST', body });
      form.reset();
      router.refresh();
      return { message: t('Confirmed. The listing now says so.') };
    },
  });

  function locate() {
    setPlace('asked');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        for (const name of ['latitude', 'longitude', 'accuracy'] as const)
          form.setValue(name, coords[name], { shouldValidate: true });
        setPlace(Math.round(coords.accuracy));
      },
      () => setPlace('refused'),
      { enableHighAccuracy: true, maximumAge: MAX_AGE_MS, timeout: 20_000 },
    );
  }

  const { latitude, accuracy, photo } = form.formState.errors;
  const wrong = latitude?.message ?? accuracy?.message;
  return (
    <form {...formProps} className="flex max-w-xl flex-col gap-5">
      <SelectField label={t('What have you checked?')} {...field('check')}>
        <Options of={checks.map((name) => [name, label(CHECK_LABELS[name])])} />
      </SelectField>
      <SelectField label={t('What have you found?')} {...field('state')}>
        <option value="seen">{t('I’ve seen it, and it’s in order')}</option>
        <option value="missing">{t('It isn’t there')}</option>
      </SelectField>
      <TextField
        label={t('Photo')}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        help={t('Of the place or the paper. Only the office sees it.')}
        error={photo?.message as string | undefined}
        {...form.register('photo')}
      />
      <div className="flex flex-col gap-2">
        <span className="font-bold">{t('Place')}</span>
        <Button className="self-start" onClick={locate} disabled={place === 'asked'}>
          {t('Use my location')}
        </Button>
        {(['latitude', 'longitude', 'accuracy'] as const).map((name) => (
          <HiddenInput key={name} {...form.register(name)} />
        ))}
        <p aria-live="polite" className={wrong || place === 'refused' ? 'text-error' : 'text-ink-soft'}>
          {place === 'asked' && t('Getting your location …')}
          {place === 'refused' && t('We couldn’t get your location. Allow it for this site and try again.')}
          {wrong ? reply(wrong) : typeof place === 'number' && t('Accurate to {metres} m', { metres: place })}
        </p>
      </div>
      <TextField label={t('Note')} optional maxLength={MAX_NOTE_LENGTH} {...field('note')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton disabled={busy}>{busy ? t('Sending …') : t('Confirm')}</SubmitButton>
    </form>
  );
}
