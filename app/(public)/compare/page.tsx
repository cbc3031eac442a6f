import type { Metadata } from 'next';
import { ComparisonView } from '@/components/comparison/comparison-view';
import { PrintButton } from '@/components/comparison/print-button';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageTexts } from '@/components/layout/page-texts';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState, Notice } from '@/components/ui/notice';
import { loadComparison } from '@/lib/comparison/loaders';
import { parseCompared } from '@/lib/comparison/schema';
import { pageLanguage, pageText } from '@/lib/language/on-server';

const GONE = '{count, plural, one {One of the homes is} other {# of the homes are}} no longer listed.';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('comparison');
  return {
    title: t('Compare homes'),
    description: t(
      'Two to four homes side by side: what they cost in all, what space they give, where they are and which papers they have.',
    ),
    robots: { index: false },
  };
}

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const [t, language] = await Promise.all([pageText('comparison'), pageLanguage()]);
  const { homes, groups, missing } = await loadComparison(parseCompared((await searchParams).ids), language);
  return (
    <div className="compare-sheet container-page flex flex-col gap-8 py-8 sm:py-12 print:gap-2 print:p-0">
      <PageTexts of={['comparison']}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <Breadcrumbs
              crumbs={[
                { name: t('My shortlist'), path: '/shortlist' },
                { name: t('Compare'), path: '/compare' },
              ]}
            />
            <h1 className="mt-4 text-3xl sm:text-4xl print:mt-0 print:text-xl">{t('Compare homes')}</h1>
          </div>
          {homes.length > 1 && <PrintButton />}
        </div>
        {missing > 0 && <Notice>{t(GONE, { count: missing })}</Notice>}
        {homes.length > 1 ? (
          <ComparisonView homes={homes} groups={groups} />
        ) : (
          <EmptyState title={t('Choose two to four homes')}>
            <p className="measure text-ink-soft">
              {t('Save homes with the heart, then tick “Compare” in your shortlist.')}
            </p>
            <ButtonLink href="/shortlist" variant="primary">
              {t('My shortlist')}
            </ButtonLink>
          </EmptyState>
        )}
      </PageTexts>
    </div>
  );
}
