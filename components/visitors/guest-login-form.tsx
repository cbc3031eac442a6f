'use client';

import { type ReactNode, useEffect } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api, NO_COOKIES } from '@/lib/platform/browser/api';
import { getCurrentUser, safePath } from '@/lib/platform/browser/identity';
import { goInstead, goTo } from '@/lib/platform/browser/navigation';
import { readIdentity, storeGuest } from '@/lib/platform/browser/stored-identity';
import { guestLoginSchema } from '@/lib/visitors/guests/schema';

const formSchema = z.object({ name: guestLoginSchema.shape.name, refuse: z.boolean() });

function target(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return safePath(from, window.location.origin) ?? '/properties';
}

/** Skips the page in a browser that is a guest or signed in already. */
function useRedirectKnown(): void {
  useEffect(() => {
    const { guestID, token } = readIdentity();
    if (!guestID && !token) return;
    getCurrentUser().then(
      (me) => {
        if (me.kind !== 'anonymous') goInstead(target());
      },
      () => undefined,
    );
  }, []);
}

const toPrivacy = (text: ReactNode) => (
  <Link className="link" href="/privacy">
    {text}
  </Link>
);

export function GuestLoginForm({ retentionDays }: { retentionDays: number }) {
  useRedirectKnown();
  const { t, href } = useTexts('accounts/sign-in');
  const { form, field, formProps, busy, outcome } = useZodForm(formSchema, {
    start: { refuse: false },
    async send({ name, refuse }) {
      const body = { name, recordActivity: !refuse };
      const { guestID } = await api<{ guestID?: string }>('/api/guest/login', {
        method: 'POST',
        body,
        needsCookies: true,
      });
      if (!guestID) throw new Error('The reply carries no guestID');
      storeGuest(guestID);
      goTo(href(target()));
    },
    failed(error) {
      console.warn('Guest login failed', error);
      return error instanceof Error && error.message === NO_COOKIES
        ? NO_COOKIES
        : 'That didn’t work. Please try again.';
    },
    after: 'leave',
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={t('Your name')}
        placeholder={t('Enter name (optional)')}
        autoComplete="name"
        maxLength={120}
        {...field('name')}
      />
      <p>
        {t.rich(
          'We record the pages you open, your browser and your IP address to see which listings are popular, and delete this after {days} days. The <a>privacy notice</a> has the rest.',
          { days: retentionDays, a: toPrivacy },
        )}
      </p>
      <CheckboxField label={t('Don’t record what I look at')} {...form.register('refuse')} />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {t('Continue as Guest')}
      </SubmitButton>
    </form>
  );
}
