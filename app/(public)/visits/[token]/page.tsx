import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { Link } from '@/components/ui/link';
import { LinkedVisit } from '@/components/visit/linked-visit';
import { pageText } from '@/lib/language/on-server';
import { loadLinked } from '@/lib/visit/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('visitPages');
  return { title: t('A visit'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function LinkedVisitPage({ params }: PageProps<'/visits/[token]'>) {
  const { token } = await params;
  const [{ visit, link }, t] = await Promise.all([loadLinked(token), pageText('visitPages')]);
  const { side, otherName: name } = visit;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">
          {side === 'host' ? t('{name} would like to see a home', { name }) : t('Your visit')}
        </h1>
        <h2 className="mt-2 text-ink-soft">
          {side === 'host'
            ? t('Nobody else can see this page without its link.')
            : t('With {name}', { name })}
        </h2>
      </div>
      <PageTexts of={['visits', 'sheets', 'replies']}>
        <LinkedVisit token={token} initial={visit} link={link} />
      </PageTexts>
      <p>
        <Link href="/visits">{t('My visits')}</Link>
      </p>
    </div>
  );
}
