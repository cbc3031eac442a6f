import { DeliveryList } from '@/components/brokers/api/delivery-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadDeliveries } from '@/lib/brokers/webhooks/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('brokers/api', 'Deliveries');

export default async function DeliveriesPage() {
  const { t } = await texts('brokers/api');
  const deliveries = await loadDeliveries();
  const actions = <ButtonLink href="/dashboard/api">{t('API and webhooks')}</ButtonLink>;
  return (
    <DashboardFrame title={t('Deliveries')} actions={actions} texts={['brokers/api']}>
      <DeliveryList deliveries={deliveries} />
    </DashboardFrame>
  );
}
