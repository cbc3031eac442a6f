import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { LinkedVisit } from '@/components/visit/linked-visit';
import { loadLinked } from '@/lib/visit/loaders';

export const metadata: Metadata = { title: 'A visit', robots: { index: false }, referrer: 'no-referrer' };

export default async function LinkedVisitPage({ params }: PageProps<'/visits/[token]'>) {
  const { token } = await params;
  const { visit, link } = await loadLinked(token);
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">
          {visit.side === 'host' ? `${visit.otherName} would like to see a home` : 'Your visit'}
        </h1>
        <h2 className="mt-2 text-ink-soft">
          {visit.side === 'host'
            ? 'Nobody else can see this page without its link.'
            : `With ${visit.otherName}`}
        </h2>
      </div>
      <PageTexts of={['visits', 'replies']}>
        <LinkedVisit token={token} initial={visit} link={link} />
      </PageTexts>
      <p>
        <a href="/visits">My visits</a>
      </p>
    </div>
  );
}
