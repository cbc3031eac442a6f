import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('accounts/sign-in');
  return {
    title: t('You can’t open this page'),
    description: t('Your account doesn’t have the role for this page.'),
    robots: { index: false, follow: true },
  };
}

export default async function UnauthorizedPage() {
  const { t } = await texts('accounts/sign-in');
  return (
    <div className="container-page flex max-w-3xl flex-col items-start gap-6 py-16 sm:py-24">
      <Heading level={1}>{t('You can’t open this page with your account')}</Heading>
      <div className="measure flex flex-col gap-3 text-lg">
        <p>{t('You’re signed in, but this page is for another role. Nothing is wrong with your account.')}</p>
        <p className="text-ink-soft">
          {t(
            'If you have a second account, sign out and use that one. If you think you should have access, tell us which page you wanted to open.',
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href="/properties">
          {t('Go to the property list')}
        </ButtonLink>
        <ButtonLink href="/">{t('Home')}</ButtonLink>
        <ButtonLink href={`mailto:${(await site()).email}?subject=Access%20to%20a%20page`}>
          {t('Write to us')}
        </ButtonLink>
      </div>
    </div>
  );
}
