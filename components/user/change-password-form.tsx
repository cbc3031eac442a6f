'use client';

import { useText } from '#language';
import { SubmitButton } from '@/components/ui/submit-button';
import { useZodForm } from '@/components/ui/use-zod-form';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { PasswordField } from '@/components/user/password-field';
import { NewPasswordFields } from '@/components/user/person-fields';
import { UsernameHint } from '@/components/user/username-hint';
import { api } from '@/lib/http/client';
import { passwordChangeFormSchema } from '@/lib/user/schema';

export function ChangePasswordForm({ email }: { email: string }) {
  const t = useText('security');
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
