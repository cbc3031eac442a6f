'use client';

import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { newPasswordFormSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/browser/api';
import { NewPasswordFields } from './person-fields';

/** The link's token is after the #, which no browser sends and no server logs. */
function secret(): string {
  return window.location.hash.slice(1);
}

export function ResetPasswordForm() {
  const { t } = useTexts('accounts/sign-in');
  const { field, formProps, busy, outcome } = useZodForm(newPasswordFormSchema, {
    send: ({ password }) =>
      api('/api/user/password/reset', { method: 'POST', body: { token: secret(), password } }),
  });
  if (outcome?.ok) {
    return (
      <div className="flex flex-col gap-5">
        <OutcomeNotice outcome={outcome} />
        <ButtonLink variant="primary" href="/login">
          {t('Sign In')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <NewPasswordFields
        password={field('password')}
        confirm={{ label: t('Confirm password'), ...field('confirmPassword') }}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {busy ? t('Saving...') : t('Set the new password')}
      </SubmitButton>
    </form>
  );
}
