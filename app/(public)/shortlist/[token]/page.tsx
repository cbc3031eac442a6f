import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PageTexts } from '@/components/shell/page-texts';
import { SharedView } from '@/components/shortlists/shared-view';
import { Heading } from '@/components/ui/display/heading';
import { texts } from '@/lib/platform/language/on-server';
import { loadShared } from '@/lib/shortlists/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shortlists');
  return { title: t('A shared list of homes'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function SharedShortlistPage({ params }: PageProps<'/shortlist/[token]'>) {
  const { token } = await params;
  const [shared, { t }] = await Promise.all([loadShared(token, await headers()), texts('shortlists')]);
  const { mode, from } = shared;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Heading level={1}>{shared.name}</Heading>
        {from && <p className="mt-2 font-bold">{t('Chosen for you by {name}', { name: from })}</p>}
        <p className="measure mt-2 text-ink-soft">
          {mode !== 'comment'
            ? t('Somebody has shared these homes with you.')
            : from
              ? t('Say yes, maybe or no to each home; your name is all it takes.')
              : t(
                  'Somebody asks what you think of these homes. Say yes, maybe or no; your name is all it takes.',
                )}
        </p>
      </div>
      <PageTexts of={['shortlists', 'listings/card', 'labels', 'places', 'replies']}>
        <SharedView token={token} initial={shared} />
      </PageTexts>
    </div>
  );
}
