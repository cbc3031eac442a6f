import { RateForm } from '@/components/costs/rate-form';
import { RateTable } from '@/components/costs/rate-table';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { loadRates } from '@/lib/office/settings.loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('settings/office', 'Rates and rules');

export default async function RatesPage() {
  const { t } = await texts('settings/office');
  const { sections, rates, today } = await loadRates();
  return (
    <PageFrame
      title={t('Settings')}
      crumb={t('Rates and rules')}
      menu={<SettingsMenu sections={sections} current="rates" />}
    >
      <section className="flex flex-col gap-4">
        <Heading level={2} size="panel">
          {t('Rates and rules')}
        </Heading>
        <p className="measure text-ink-soft">
          {t(
            'Each row has its source and the date we read it. A change adds a row with its start date. Older rows stay, to explain older calculations.',
          )}
        </p>
        <p>
          <Link href="/admin/certificates" className="underline">
            {t('Certificates')}
          </Link>
        </p>
        <PageTexts
          of={['settings/office', 'costs/rates']}
          labels={['Maharashtra', ...rates.map(({ label }) => label)]}
        >
          <RateTable rates={rates} today={today} />
          <RateForm rates={rates} />
        </PageTexts>
      </section>
    </PageFrame>
  );
}
