'use client';

import { useTexts } from '#language';
import { PasswordField } from '@/components/accounts/password-field';
import { NewPasswordFields } from '@/components/accounts/person-fields';
import { UsernameHint } from '@/components/accounts/username-hint';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Panel } from '@/components/ui/display/panel';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { passwordChangeFormSchema } from '@/lib/accounts/users/schema';
import { api } from '@/lib/platform/browser/api';

type Props = { email: string; isStaff?: boolean; isShort?: boolean };

/** Changes one's own password; staff need a longer one than members, or a passkey. */
export function ChangePasswordForm({ email, isStaff = false, isShort = false }: Props) {
  const { t } = useTexts('accounts/security');
  const { field, formProps, busy, outcome } = useZodForm(passwordChangeFormSchema, {
    send: ({ currentPassword, password }) =>
      api('/api/user/password', { method: 'PUT', body: { currentPassword, password } }),
    after: 'reset',
  });
  return (
    <Panel id="password" title={t('Change password')} lead={t('All other browsers are signed out.')}>
      {isShort && (
        <Notice variant="warning">
          {t(
            'Your role needs a password of at least 12 characters, or a passkey. The pages of the office open again as soon as you have one of them.',
          )}
        </Notice>
      )}
      <form {...formProps} className="flex flex-col gap-4">
        <UsernameHint email={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordFields
          password={field('password')}
          {...(isStaff && { help: t('At least 12 characters; with a passkey, at least 6') })}
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
