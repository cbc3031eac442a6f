import { ClientFacts } from '@/components/clients/client-facts';
import { Matches } from '@/components/clients/matches';
import { Requirements } from '@/components/clients/requirements';
import { SentLists } from '@/components/clients/sent-lists';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { ReportSeen } from '@/components/shell/report-seen';
import { loadClient } from '@/lib/clients/pages/loaders';
import { CITIES } from '@/lib/places/rules';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('clients', 'Client');

export default async function ClientPage({ params }: PageProps<'/dashboard/clients/[id]'>) {
  const client = await loadClient((await params).id);
  const places = CITIES.flatMap(({ name, localities }) => [
    name,
    ...localities.map((locality) => locality.name),
  ]);
  return (
    <DashboardFrame title={client.name} texts={['clients']}>
      <PageTexts of={['search/applied', 'listings/card', 'labels', 'shortlists']} names={places}>
        <ClientFacts client={client} />
        <Requirements client={client.id} requirements={client.requirements} />
        <SentLists client={client} />
        <Matches client={client} matches={client.matches} />
        <ReportSeen path={`/api/clients/${client.id}/seen`} />
      </PageTexts>
    </DashboardFrame>
  );
}
