import { BroadcastForm, BroadcastList } from '@/components/channels/office/broadcast-form';
import { ChannelHealth, CostTables } from '@/components/channels/office/cost-tables';
import { LimitForm, PriceForm } from '@/components/channels/office/limit-form';
import { TemplateList } from '@/components/channels/office/template-list';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { loadChannels } from '@/lib/channels/office/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('channels/office', 'Channels');

export default async function ChannelsPage() {
  const { t } = await texts('channels/office');
  const channels = await loadChannels();
  const approved = channels.templates.filter(({ status }) => status === 'approved');
  return (
    <PageTexts of={['channels/office']}>
      <PageFrame
        title={t('Channels')}
        subtitle={t('WhatsApp and phone: status, templates, broadcasts, costs.')}
      >
        <ChannelHealth channels={channels} />
        <section className="flex flex-col gap-4 border-line border-t pt-4" aria-labelledby="templates">
          <Heading level={2} size="panel" id="templates">
            {t('Templates')}
          </Heading>
          <TemplateList templates={channels.templates} isConnected={channels.isConnected} />
        </section>
        <section className="flex flex-col gap-4 border-line border-t pt-4" aria-labelledby="many">
          <Heading level={2} size="panel" id="many">
            {t('Message many people')}
          </Heading>
          {channels.isConnected && approved.length > 0 ? (
            <BroadcastForm templates={approved} />
          ) : (
            <p className="text-ink-soft">{t('You need a connected WhatsApp and an approved template.')}</p>
          )}
          <BroadcastList broadcasts={channels.broadcasts} />
        </section>
        <section className="flex flex-col gap-4 border-line border-t pt-4" aria-labelledby="costs">
          <Heading level={2} size="panel" id="costs">
            {t('Costs')}
          </Heading>
          <LimitForm limit={channels.limit} />
          <CostTables channels={channels} />
          <PriceForm />
        </section>
      </PageFrame>
    </PageTexts>
  );
}
