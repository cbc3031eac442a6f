import type { Metadata } from 'next';
import { ComparisonView } from '@/components/comparison/comparison-view';
import { PrintButton } from '@/components/comparison/print-button';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState, Notice } from '@/components/ui/notice';
import { loadComparison } from '@/lib/comparison/loaders';
import { parseCompared } from '@/lib/comparison/schema';

export const metadata: Metadata = {
  title: 'Compare homes',
  description:
    'Two to four homes side by side: what they cost in all, what space they give, where they are and which papers they have.',
  robots: { index: false },
};

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const { homes, groups, missing } = await loadComparison(parseCompared((await searchParams).ids));
  return (
    <div className="compare-sheet container-page flex flex-col gap-8 py-8 sm:py-12 print:gap-2 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Breadcrumbs
            crumbs={[
              { name: 'My shortlist', path: '/shortlist' },
              { name: 'Compare', path: '/compare' },
            ]}
          />
          <h1 className="mt-4 text-3xl sm:text-4xl print:mt-0 print:text-xl">Compare homes</h1>
        </div>
        {homes.length > 1 && <PrintButton />}
      </div>
      {missing > 0 && (
        <Notice>
          {missing === 1 ? 'One of the homes is' : `${missing} of the homes are`} no longer listed.
        </Notice>
      )}
      {homes.length > 1 ? (
        <ComparisonView homes={homes} groups={groups} />
      ) : (
        <EmptyState title="Choose two to four homes">
          <p className="measure text-ink-soft">
            Save homes with the heart, then tick “Compare” in your shortlist.
          </p>
          <ButtonLink href="/shortlist" variant="primary">
            My shortlist
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
