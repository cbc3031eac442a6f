import { RateForm } from '@/components/costs/rate-form';
import { RateTable } from '@/components/costs/rate-table';
import { SettingsMenu } from '@/components/settings/settings-menu';
import { PageFrame } from '@/components/shell/page-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { loadRates } from '@/lib/office/settings.loaders';

export const metadata = { title: 'Rates' };

export default async function RatesPage() {
  const { sections, rates, today } = await loadRates();
  return (
    <PageFrame title="Settings" crumb="Rates" menu={<SettingsMenu sections={sections} current="rates" />}>
      <section className="flex flex-col gap-4">
        <Heading level={2} size="panel">
          Rates
        </Heading>
        <p className="measure text-ink-soft">
          A change of a rate adds a row with the day from which it holds. Older rows stay, so that an older
          calculation can be explained; calculators read the row that holds on the day.
        </p>
        <p>
          <Link href="/admin/rules" className="underline">
            Rules of the law
          </Link>{' '}
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
