'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { EmailField, NameField, PhoneField } from '@/components/user/person-fields';
import { api, errorMessage } from '@/lib/http/client';
import { REDIRECT_DELAY_MS } from '@/lib/user/client';
import type { ProfileDto } from '@/lib/user/dto';
import { aadhaarHint, panHint } from '@/lib/user/rules';
import { type ProfileUpdate, profileUpdateSchema } from '@/lib/user/schema';

type Props = {
  profile: ProfileDto;
  /** the profile view that a saved form leads back to */
  viewHref: string;
};

/** A mask sent back as shown changes nothing, so it deserves no hint. */
function hint(value: string | undefined, shown: string, check: (typed: string) => string | undefined) {
  return value === undefined || value === shown ? undefined : check(value);
}

export function ProfileEditForm({ profile, viewHref }: Props) {
  const { _id, name, email, phone, aadhaarNumber, panNumber } = profile;
  const form = useForm({
    resolver: zodResolver(profileUpdateSchema),
    defaultValues: { name, email, phone, aadhaarNumber, panNumber },
  });
  const { handleSubmit, watch } = form;
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const field = fieldsOf(form);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();

  const submit = handleSubmit(async (body: ProfileUpdate) => {
    setOutcome(undefined);
    try {
      await api(`/api/user/profile/${_id}`, { method: 'PUT', body });
      setOutcome({ text: 'Profile updated successfully', ok: true });
      setTimeout(() => window.location.assign(viewHref), REDIRECT_DELAY_MS);
    } catch (error) {
      setOutcome({ text: errorMessage(error, 'Update failed'), ok: false });
    }
  });

  const done = isSubmitSuccessful && outcome?.ok;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-5" aria-busy={isSubmitting}>
      <NameField {...field('name')} />
      <EmailField readOnly help="The address cannot be changed here" {...field('email')} />
      <PhoneField {...field('phone')} />
      <TextField
        label="Aadhaar number"
        optional
        autoComplete="off"
        inputMode="numeric"
        help={hint(watch('aadhaarNumber'), aadhaarNumber, aadhaarHint)}
        {...field('aadhaarNumber')}
      />
      <TextField
        label="PAN number"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        help={hint(watch('panNumber'), panNumber, panHint)}
        {...field('panNumber')}
      />
      {outcome && <Notice tone={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
      <div className="flex gap-3">
        <SubmitButton look="primary" disabled={isSubmitting || done}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </SubmitButton>
        <ButtonLink href={viewHref}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
