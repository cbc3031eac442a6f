'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { api, errorMessage } from '@/lib/http/client';
import { REDIRECT_DELAY_MS } from '@/lib/user/after-login';
import type { ProfileDto } from '@/lib/user/dto';
import { aadhaarHint, panHint } from '@/lib/user/identity-number';
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
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(profileUpdateSchema),
    defaultValues: { name, email, phone, aadhaarNumber, panNumber },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
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
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        readOnly
        help="The address cannot be changed here"
        {...register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Aadhaar number"
        optional
        autoComplete="off"
        inputMode="numeric"
        help={hint(watch('aadhaarNumber'), aadhaarNumber, aadhaarHint)}
        error={errors.aadhaarNumber?.message}
        {...register('aadhaarNumber')}
      />
      <TextField
        label="PAN number"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        help={hint(watch('panNumber'), panNumber, panHint)}
        error={errors.panNumber?.message}
        {...register('panNumber')}
      />
      {outcome && <Notice tone={outcome.ok ? 'verified' : 'error'}>{outcome.text}</Notice>}
      <div className="flex gap-3">
        <Button type="submit" look="primary" disabled={isSubmitting || done}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <ButtonLink href={viewHref}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
