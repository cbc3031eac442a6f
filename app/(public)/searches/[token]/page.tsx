import type { Metadata } from 'next';
import { SearchesView } from '@/components/alerts/saved-searches/searches-view';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { Toaster } from '@/components/ui/feedback/toaster';
import { loadByLink } from '@/lib/alerts/saved-searches/loaders';
import { SECRET_ADDRESS, texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await texts('alerts/saved-searches')).t('Your alerts'),
    ...SECRET_ADDRESS,
  };
}

export default async function AlertsPage({ params }: PageProps<'/searches/[token]'>) {
  const { t } = await texts('alerts/saved-searches');
  const { token } = await params;
  const initial = await loadByLink(token);
  const all = `/api/alerts/${token}`;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Heading level={1}>{t('Your alerts')}</Heading>
        <p className="measure mt-2 text-ink-soft">
          {t('Anyone with this link can change and delete them. Keep it private.')}
        </p>
      </div>
      <PageTexts of={['alerts/saved-searches', 'search/replies', 'replies']}>
        <SearchesView initial={initial} paths={{ all, one: `${all}/searches` }} />
      </PageTexts>
      <Toaster />
    </div>
  );
}
