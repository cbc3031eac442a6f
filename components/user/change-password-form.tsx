'use client';

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
  const { field, formProps, busy, outcome } = useZodForm(passwordChangeFormSchema, {
    send: ({ currentPassword, password }) =>
      api('/api/user/password', { method: 'PUT', body: { currentPassword, password } }),
    after: 'reset',
  });
  return (
    <Panel title="Change password" lead="All other browsers are signed out.">
      <form {...formProps} className="flex flex-col gap-4">
        <UsernameHint email={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          password={field('password')}
          confirm={{ label: 'Confirm new password', ...field('confirmPassword') }}
        />
        <OutcomeNotice outcome={outcome} />
        <SubmitButton disabled={busy} className="self-start">
          {busy ? 'Saving...' : 'Change password'}
        </SubmitButton>
      </form>
    </Panel>
  );
}
