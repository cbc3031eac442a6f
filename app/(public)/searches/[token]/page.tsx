import type { Metadata } from 'next';
import { PageTexts } from '@/components/layout/page-texts';
import { SearchesView } from '@/components/saved-search/searches-view';
import { Toaster } from '@/components/ui/toaster';
import { pageText } from '@/lib/language/on-server';
import { loadByLink } from '@/lib/saved-search/loaders';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await pageText('searches'))('Your alerts'),
    robots: { index: false },
    // the address is the key
    referrer: 'no-referrer',
  };
}

export default async function AlertsPage({ params }: PageProps<'/searches/[token]'>) {
  const t = await pageText('searches');
  const { token } = await params;
  const initial = await loadByLink(token);
  const all = `/api/alerts/${token}`;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">{t('Your alerts')}</h1>
        <p className="measure mt-2 text-ink-soft">
          {t('Who has this link can change and delete them. Keep it to yourself.')}
        </p>
      </div>
      <PageTexts of={['searches', 'searchReplies', 'replies']}>
        <SearchesView initial={initial} paths={{ all, one: `${all}/searches` }} />
      </PageTexts>
      <Toaster />
    </div>
  );
}
