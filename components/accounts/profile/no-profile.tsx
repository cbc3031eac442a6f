import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

/** Shown instead of a profile. Admins can open every profile, so for them the person does not exist. */
export function NoProfile({ forAdmin = false }: { forAdmin?: boolean }) {
  const { t } = useTexts('accounts/profile');
  return (
    <div className="container-page flex flex-col items-start gap-6 py-16">
      <Heading level={1}>{t('No user data found')}</Heading>
      <p className="text-ink-soft">
        {forAdmin
          ? t('No account has this ID, or it has been closed.')
          : t('You can only open your own profile. If this one is yours, sign in again.')}
      </p>
      {forAdmin ? (
        <ButtonLink href="/admin/users">{t('All users')}</ButtonLink>
      ) : (
        <ButtonLink href="/login">{t('Sign In')}</ButtonLink>
      )}
    </div>
  );
}
