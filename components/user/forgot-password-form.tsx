'use client';

import { useText } from '#language';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { EmailField } from '@/components/user/person-fields';
import { api } from '@/lib/http/client';
import { forgottenSchema } from '@/lib/user/schema';

export function ForgotPasswordForm() {
  const t = useText('doors');
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
