import { CallList } from '@/components/brokers/api/call-list';
import { TokenPanel } from '@/components/brokers/api/token-panel';
import { WebhookPanel } from '@/components/brokers/api/webhook-panel';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { FeedPanel } from '@/components/visits/calendar/feed-panel';
import { loadApiPage } from '@/lib/brokers/api-tokens/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('brokers/api', 'API and webhooks');

export default async function ApiPage() {
  const { t } = await texts('brokers/api');
  const { tokens, calls, webhooks, feeds } = await loadApiPage();
  const actions = <ButtonLink href="/dashboard/api/deliveries">{t('Deliveries')}</ButtonLink>;
  return (
    <DashboardFrame
      title={t('API and webhooks')}
      actions={actions}
      texts={['brokers/api', 'visits/calendar']}
    >
      <TokenPanel tokens={tokens} />
      <CallList calls={calls} />
      <WebhookPanel webhooks={webhooks} />
      <FeedPanel feeds={feeds} kinds={['listings']} />
    </DashboardFrame>
  );
}
