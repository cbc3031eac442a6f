import type { Metadata } from 'next';
import { SignPage } from '@/components/deals/signing/sign-page';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { loadSignLink } from '@/lib/deals/sign-links/loaders';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('deals/signing');
  return { title: t('Sign a document'), robots: { index: false }, referrer: 'no-referrer' };
}

/** A document to read and sign, for the signer whose link it is. */
export default async function SigningPage({ params, searchParams }: PageProps<'/sign/[token]'>) {
  const [{ token }, { esign }] = await Promise.all([params, searchParams]);
  const link = await loadSignLink(token);
  return (
    <div className="container-page flex max-w-3xl flex-col gap-5 py-6 sm:py-12">
      <Heading level={1}>
        <span lang={link.language}>{link.title}</span>
      </Heading>
      <PageTexts of={['deals/signing', 'deals/forms', 'replies']}>
        <SignPage token={token} initial={link} hasFailed={esign === 'failed'} />
      </PageTexts>
    </div>
  );
}
