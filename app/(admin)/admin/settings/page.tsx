import type { Metadata } from 'next';
import { RateForm } from '@/components/costs/rate-form';
import { RateTable } from '@/components/costs/rate-table';
import { RecordHistory } from '@/components/office/audit-log/record-history';
import { SettingsForm } from '@/components/settings/settings-form';
import { PageFrame } from '@/components/shell/page-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { loadSettingsHistory } from '@/lib/office/audit-log/loaders';
import { loadSettings } from '@/lib/office/settings/loaders';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  const { stored, defaults, rates, today } = await loadSettings();
  const history = await loadSettingsHistory();
  const { site, retention } = defaults;
  return (
    <PageFrame
      title="Settings"
      subtitle="Saved settings hold at once and for every visitor. Each change is in the audit log."
    >
      <SettingsForm stored={stored} defaults={{ site, retention, exitPopup: site.exitPopup }} />
      <section id="rates" className="flex flex-col gap-4 border-line border-t pt-4">
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
          </Link>
        </p>
        <RateTable rates={rates} today={today} />
        <RateForm rates={rates} />
      </section>
      <RecordHistory history={history} />
    </PageFrame>
  );
}
