import type { Metadata } from 'next';
import { Facts } from '@/components/admin/facts';
import { PageFrame } from '@/components/admin/page-frame';
import { RateForm } from '@/components/admin/rate-form';
import { RateTable } from '@/components/admin/rate-table';
import { loadSettings } from '@/lib/rate/loaders';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  const { site, retention, rates } = await loadSettings();
  return (
    <PageFrame title="Settings">
      <div className="grid gap-8 lg:grid-cols-2">
        <div>
          <Facts
            title="Site details"
            items={[
              ['Name', site.name],
              ['Tagline', site.tagline],
              ['Address of the site', site.url],
              ['Phone', site.phone],
              ['Email', site.email],
              ['WhatsApp', site.whatsapp],
              ['Office', site.address],
              ['MahaRERA agent number', site.reraAgentNumber ?? 'N/A'],
            ]}
          />
          <p className="mt-2 text-ink-soft text-sm">Set by SITE_… in the environment of the server.</p>
        </div>
        <div>
          <Facts
            title="Retention"
            items={[
              ['Activity', `${retention.activity} days`],
              ['Full IP addresses', `${retention.ip} days`],
              ['Erasure after it was asked for', `${retention.erasure} days`],
            ]}
          />
          <p className="mt-2 text-ink-soft text-sm">
            Set by ACTIVITY_RETENTION_DAYS, IP_RETENTION_DAYS and ERASURE_GRACE_DAYS.
          </p>
        </div>
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">Rates</h2>
        <p className="measure text-ink-soft">
          A change of the law adds a row with the day from which it holds. Older rows stay, so that an older
          calculation can be explained.
        </p>
        <RateTable rates={rates} />
        <RateForm rates={rates} />
      </section>
    </PageFrame>
  );
}
