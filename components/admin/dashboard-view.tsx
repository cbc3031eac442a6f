import type { DashboardDto } from '@/lib/dashboard/dto';
import { formatNumber } from '@/lib/format';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { duration } from '@/lib/relative-time';
import { DayChart } from './day-chart';
import { Funnel } from './funnel';
import { PageFrame, Stats } from './page-frame';

const CHARTS = [
  ['activities', 'Activities a day', '/admin/guestanalytics'],
  ['guests', 'New guests a day', '/admin/guestanalytics?by=firstSeen'],
  ['enquiries', 'Enquiries a day', '/admin/enquiries'],
  ['listings', 'New listings a day', '/admin/properties'],
] as const;

/** The analytics begin with the first of the 30 days; the other lists show everything, newest first. */
function listOf(path: string, daily: { day: string }[]): string {
  if (!path.startsWith('/admin/guestanalytics')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}from=${daily[0]?.day}`;
}

/** What an owner wants to know each morning: every number leads to its list. */
export function DashboardView({ dashboard }: { dashboard: DashboardDto }) {
  const { listings, attention, enquiries, median, guests, daily, views } = dashboard;
  const byStatus = PROPERTY_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    value: formatNumber(listings[status]),
    href: `/admin/properties?status=${status}`,
  }));
  const stats = [
    { label: 'New enquiries', value: formatNumber(enquiries.fresh), href: '/admin/enquiries?status=new' },
    { label: 'Overdue', value: formatNumber(enquiries.overdue), href: '/admin/enquiries?status=overdue' },
    {
      label: 'Answered',
      value: formatNumber(enquiries.answered),
      href: '/admin/enquiries?status=answered',
      note: median === undefined ? undefined : `first answer after ${duration(median)}`,
    },
    { label: 'Visitors', value: formatNumber(guests.totalGuests), href: '/admin/useguesttracker' },
    { label: 'Active today', value: formatNumber(guests.activeToday), href: '/admin/useguesttracker' },
    {
      label: 'Listings to look at',
      value: formatNumber(attention.waiting),
      href: '/admin/properties?view=queue',
    },
    {
      label: 'Reported by visitors',
      value: formatNumber(attention.reports),
      href: '/admin/properties?view=reported',
    },
    {
      label: 'Possible duplicates',
      value: formatNumber(attention.duplicates),
      href: '/admin/properties?view=duplicates',
    },
  ].map(({ note, ...rest }) => ({ ...rest, ...(note && { note }) }));
  return (
    <PageFrame title="Dashboard">
      <section aria-label="Today">
        <Stats items={stats} />
      </section>
      <section aria-label="Listings by status">
        <h2 className="mb-2 text-xl">Listings by status</h2>
        <Stats items={byStatus} />
      </section>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {CHARTS.map(([key, title, path]) => (
          <DayChart
            key={key}
            title={title}
            href={listOf(path, daily)}
            points={daily.map((one) => ({ day: one.day, value: one[key] }))}
          />
        ))}
      </div>
      <Funnel views={views} since={daily[0]?.day} />
    </PageFrame>
  );
}
