import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageTexts } from '@/components/shell/page-texts';
import { ChosenBar } from '@/components/shortlists/comparison/chosen-bar';
import { ComparisonView } from '@/components/shortlists/comparison/comparison-view';
import { PrintButton } from '@/components/shortlists/comparison/print-button';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { texts } from '@/lib/platform/language/on-server';
import { loadCompared } from '@/lib/search/neighbourhood/loaders';

import { parseCompared } from '@/lib/shortlists/comparison/schema';

const GONE = '{count, plural, one {One of the homes is} other {# of the homes are}} no longer listed.';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shortlists/comparison');
  return {
    title: t('Compare homes'),
    description: t('Two to six homes side by side: total cost, space, location and papers.'),
    robots: { index: false },
  };
}

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const { t, language } = await texts('shortlists/comparison');
  const list = { name: t('My shortlist'), path: '/shortlist' };
  const crumbs = [list, { name: t('Compare'), path: '/compare' }];
  const { homes, groups, missing } = await loadCompared(parseCompared((await searchParams).ids), language);
  return (
    <div className="compare-sheet container-page flex flex-col gap-8 py-8 sm:py-12 print:gap-2 print:p-0">
      <PageTexts of={['shortlists/comparison', 'shortlists', 'shortlists/hidden']}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <Breadcrumbs crumbs={crumbs} />
            <Heading level={1} className="mt-4 print:mt-0 print:text-xl">
              {t('Compare homes')}
            </Heading>
          </div>
          {homes.length > 1 && <PrintButton />}
        </div>
        {missing > 0 && <Notice>{t(GONE, { count: missing })}</Notice>}
        {homes.length > 1 ? (
          <ComparisonView homes={homes} groups={groups} />
        ) : (
          <EmptyState title={t('Choose two to six homes')}>
            <p className="measure text-ink-soft">
              {t('Choose “Compare” under “More” on a card, or tick it in your shortlist.')}
            </p>
            <ButtonLink href="/shortlist" variant="primary">
              {t('My shortlist')}
            </ButtonLink>
            <ChosenBar />
          </EmptyState>
        )}
      </PageTexts>
    </div>
  );
}
