import { RateForm } from '@/components/costs/rate-form';
import { RateTable } from '@/components/costs/rate-table';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { loadRates } from '@/lib/office/settings.loaders';

export const metadata = { title: 'Rates and rules' };

export default async function RatesPage() {
  const { sections, rates, today } = await loadRates();
  return (
    <PageFrame
      title="Settings"
      crumb="Rates and rules"
      menu={<SettingsMenu sections={sections} current="rates" />}
    >
      <section className="flex flex-col gap-4">
        <Heading level={2} size="panel">
          Rates and rules
        </Heading>
        <p className="measure text-ink-soft">
          Each with its source and the day on which it was read. A change adds a row with the day from which
          it holds; older rows stay, so that an older calculation can be explained.
        </p>
        <p>
          <Link href="/admin/certificates" className="underline">
            Certificates
          </Link>
        </p>
        <RateTable rates={rates} today={today} />
        <RateForm rates={rates} />
      </section>
    </PageFrame>
  );
}
