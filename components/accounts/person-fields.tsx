import type { ComponentProps } from 'react';
import { useTexts } from '#language';
import { TextField } from '@/components/ui/forms/field';
import { PasswordField } from './password-field';

type Props = Partial<ComponentProps<typeof TextField>>;

export function NameField(props: Props) {
  const { t } = useTexts('common');
  return <TextField label={t('Name')} autoComplete="name" {...props} />;
}

export function EmailField(props: Props) {
  const keyboard = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const;
  const { t } = useTexts('common');
  return <TextField label={t('Email')} autoComplete="email" {...keyboard} {...props} />;
}

export function PhoneField(props: Props) {
  const { t } = useTexts('common');
  return <TextField label={t('Phone')} type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

type PasswordProps = ComponentProps<typeof PasswordField>;

export function NewPasswordFields({
  password,
  confirm,
  help,
}: {
  password: Omit<PasswordProps, 'label'>;
  confirm: PasswordProps;
  help?: string;
}) {
  const { t } = useTexts('common');
  return (
    <>
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        help={help ?? t('At least 6 characters')}
        {...password}
      />
      <PasswordField autoComplete="new-password" {...confirm} />
    </>
  );
}
