'use client';

import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { forgottenSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/browser/api';
import { EmailField } from './person-fields';

export function ForgotPasswordForm() {
  const { t } = useTexts('accounts/sign-in');
  const { field, formProps, busy, outcome } = useZodForm(forgottenSchema, {
    send: (body) => api('/api/user/password/forgot', { method: 'POST', body }),
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <EmailField {...field('email')} autoComplete="username" required />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton variant="primary" disabled={busy}>
        {busy ? t('Sending...') : t('Send me a link')}
      </SubmitButton>
    </form>
  );
}
