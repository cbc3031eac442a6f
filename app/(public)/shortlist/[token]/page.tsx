import { headers } from 'next/headers';
import { PageTexts } from '@/components/shell/page-texts';
import { BrokerCard } from '@/components/shortlists/shared/broker-card';
import { SharedView } from '@/components/shortlists/shared/shared-view';
import { Heading } from '@/components/ui/display/heading';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';
import { siteUrl } from '@/lib/platform/site';
import { loadShared } from '@/lib/shortlists/loaders';

export const generateMetadata = titleOf('shortlists', 'A shared list of homes', SECRET_ADDRESS);

export default async function SharedShortlistPage({ params }: PageProps<'/shortlist/[token]'>) {
  const { token } = await params;
  const [shared, { t }] = await Promise.all([loadShared(token, await headers()), texts('shortlists')]);
  const { mode, from, broker, words, line } = shared;
  return (
    <div className="container-page flex max-w-4xl flex-col gap-6 py-6 sm:py-10">
      <div>
        <Heading level={1}>{shared.name}</Heading>
        {from && !broker && <p className="mt-2 font-bold">{t('Chosen for you by {name}', { name: from })}</p>}
        <p className="measure mt-2 text-ink-soft">
          {mode !== 'comment'
            ? t('These homes were shared with you.')
            : from
              ? t('Say yes, maybe or no to each home. All you need is your name.')
              : t(
                  'Someone wants to know what you think of these homes. Say yes, maybe or no. All you need is your name.',
                )}
        </p>
      </div>
      <PageTexts of={['shortlists', 'listings/card', 'labels', 'places', 'replies']}>
        {broker && (
          <BrokerCard
            broker={broker}
            words={words}
            line={line}
            text={t('Hello {name}, about the homes you chose for me', { name: broker.name })}
          />
        )}
        <SharedView token={token} initial={shared} host={new URL(siteUrl()).host} />
      </PageTexts>
    </div>
  );
}
