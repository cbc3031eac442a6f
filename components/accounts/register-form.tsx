'use client';

import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Toaster } from '@/components/ui/feedback/toaster';
import { Choice } from '@/components/ui/forms/control';
import { CheckboxField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { SIGN_UP_REPLY } from '@/lib/accounts/users/constants';
import { registerFormSchema } from '@/lib/accounts/users/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { REDIRECT_DELAY_MS, rememberEmail, withFrom } from '@/lib/platform/browser/identity';
import { goTo } from '@/lib/platform/browser/navigation';
import { PasswordField } from './password-field';
import { EmailField, NameField, PhoneField } from './person-fields';

const toTerms = (text: ReactNode) => (
  <Link className="link" href="/terms">
    {text}
  </Link>
);
const toPrivacy = (text: ReactNode) => (
  <Link className="link" href="/privacy">
    {text}
  </Link>
);

/** The roles with an explanation below each, because a phone has no hover. */
const ROLES = [
  ['buyer', 'Buyer', 'Browse, save favourites, contact sellers'],
  ['seller', 'Seller', 'List and manage properties and connect with buyers'],
  ['broker', 'Agent or broker', 'Represent parties and manage transactions'],
] as const;

function RolePicker({ register }: { register: UseFormRegisterReturn }) {
  const { t } = useTexts('accounts/sign-in');
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-bold">{t('I am a')}</legend>
      <div className="flex flex-col rounded-md border border-line-strong bg-surface">
        {ROLES.map(([value, label, description]) => (
          <label
            key={value}
            title={t(description)}
            className="flex items-start gap-3 border-line border-b px-3.5 py-3 last:border-b-0 has-checked:bg-accent-soft"
          >
            {/* in the server's HTML too, so that the form knows the choice before the script */}
            <Choice
              type="radio"
              value={value}
              className="mt-1.5 size-4"
              defaultChecked={value === 'buyer'}
              required
              {...register}
            />
            <span>
              <span className="font-bold">{t(label)}</span>
              <span className="block text-note text-ink-soft">{t(description)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** `consent` is the WhatsApp checkbox, which is hidden if absent. */
export function RegisterForm({ consent }: { consent?: string | undefined }) {
  const { t, reply, href } = useTexts('accounts/sign-in');
  const { form, field, formProps, busy, outcome } = useZodForm(registerFormSchema, {
    start: { role: 'buyer' },
    async send({ confirmPassword: _, isAdult, ...rest }) {
      const body = { ...rest, ...(isAdult && { isAdult }) };
      await api('/api/user/register', { method: 'POST', body });
      rememberEmail(body.email);
      toast.success(reply(SIGN_UP_REPLY));
      setTimeout(() => goTo(href(withFrom('/login', window.location))), REDIRECT_DELAY_MS);
    },
    failed: (error) => serverMessage(error, 'Registration failed.'),
    after: 'leave',
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Toaster />
      <RolePicker register={form.register('role')} />
      <NameField required {...field('name')} />
      <EmailField required {...field('email')} />
      <PhoneField optional {...field('phone')} />
      <PasswordField
        label={t('Password')}
        help={t('At least 6 characters. Three unrelated words are easy to remember and hard to guess.')}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <CheckboxField
        label={t('I am 18 or older')}
        help={t('You must be 18 to have an account.')}
        {...form.register('isAdult')}
      />
      {consent && <CheckboxField label={consent} value={consent} {...form.register('agreedWords')} />}
      <OutcomeNotice outcome={outcome} />
      <p className="text-note text-ink-soft">
        {t.rich(
          'By creating an account you accept the <terms>terms of use</terms>. The <privacy>privacy notice</privacy> explains what data we use, why and for how long.',
          { terms: toTerms, privacy: toPrivacy },
        )}
      </p>
      <SubmitButton variant="primary" disabled={busy}>
        {busy ? t('Creating...') : t('Create account')}
      </SubmitButton>
    </form>
  );
}
