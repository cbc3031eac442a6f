import type { Metadata } from 'next';
import { ClientFacts } from '@/components/client/client-facts';
import { Matches } from '@/components/client/matches';
import { Requirements } from '@/components/client/requirements';
import { SeenClient } from '@/components/client/seen-client';
import { SentLists } from '@/components/client/sent-lists';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { PageTexts } from '@/components/layout/page-texts';
import { loadClient } from '@/lib/client-page/loaders';
import { pageText } from '@/lib/language/on-server';
import { CITIES } from '@/lib/place/rules';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('clients'))('Client'),
});

/** One client: how to reach them, what they look for, which homes fit, what was sent and what came back. */
export default async function ClientPage({ params }: PageProps<'/dashboard/clients/[id]'>) {
  const client = await loadClient((await params).id);
  const places = CITIES.flatMap(({ name, localities }) => [name, ...localities.map((one) => one.name)]);
  return (
    <DashboardFrame title={client.name} current="clients" texts={['clients']}>
      <PageTexts of={['chips', 'card', 'labels', 'shortlist']} names={places}>
        <ClientFacts client={client} />
        <Requirements client={client.id} requirements={client.requirements} />
        <SentLists client={client} />
        <Matches client={client} matches={client.matches} />
        <SeenClient id={client.id} />
      </PageTexts>
    </DashboardFrame>
  );
}
