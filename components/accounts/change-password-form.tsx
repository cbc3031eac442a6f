'use client';

import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { passwordChangeFormSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/http/client';
import { PasswordField } from './password-field';
import { NewPasswordFields } from './person-fields';
import { UsernameHint } from './username-hint';

export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTexts('accounts/security');
  const { field, formProps, busy, outcome } = useZodForm(passwordChangeFormSchema, {
    send: ({ currentPassword, password }) =>
      api('/api/user/password', { method: 'PUT', body: { currentPassword, password } }),
    after: 'reset',
  });
  return (
    <Panel title={t('Change password')} lead={t('All other browsers are signed out.')}>
      <form {...formProps} className="flex flex-col gap-4">
        <UsernameHint email={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          password={field('password')}
          confirm={{ label: t('Confirm new password'), ...field('confirmPassword') }}
        />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {busy ? t('Saving...') : t('Change password')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
