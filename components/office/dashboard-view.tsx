import { useTexts } from '#language';
import { PageFrame, Stats } from '@/components/shell/page-frame';
import { Link } from '@/components/ui/actions/link';
import { DayChart } from '@/components/ui/display/day-chart';
import { Heading } from '@/components/ui/display/heading';
import { SubSection } from '@/components/ui/display/sub-section';
import { DataTable } from '@/components/ui/lists/data-table';
import { PROPERTY_STATUSES, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import type { DashboardDto, MonthDto, TopListing } from '@/lib/office/dashboard/dto';
import { comparedText } from '@/lib/office/day/rules';
import type { Texts } from '@/lib/platform/language/translate';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { DayView } from './day-view';
import { enquiryStats } from './enquiry-stats';

type T = Texts<'office/dashboard'>;

/** Charts, each linked to the list that it counts, for the same days. */
const CHARTS = [
  ['activities', 'Activities per day', '/admin/activities', {}],
  ['guests', 'New guests per day', '/admin/useguesttracker', { which: 'new' }],
  ['enquiries', 'Enquiries per day', '/admin/enquiries', {}],
  ['listings', 'New listings per day', '/admin/properties', {}],
] as const;

const byStatus = ({ t, label }: T, { listings }: DashboardDto) =>
  PROPERTY_STATUSES.map((status) => ({
    label: label(STATUS_LABELS[status]),
    value: formatNumber(listings[status]),
    href: `/admin/properties?status=${status}`,
    ...(status === 'unverified' && { note: t('public, but the agency hasn’t seen the place and papers') }),
  }));

const compared = ({ t, label: named }: T, { weeks }: DashboardDto) =>
  weeks.map(({ label, now, before, href, hrefBefore }) => ({
    label: named(label),
    value: formatNumber(now),
    href,
    note: (
      <>
        {comparedText(t, now, before)} (
        <Link className="link" href={hrefBefore}>
          {formatNumber(before)}
        </Link>
        )
      </>
    ),
  }));

function allFigures(
  { t }: T,
  ofEnquiries: Texts<'enquiries/inbox'>,
  { attention, enquiries, median, guests, month, seesDeals }: DashboardDto,
) {
  return [
    ...enquiryStats(ofEnquiries, enquiries, median),
    { label: t('Total guests'), value: formatNumber(guests.totalGuests), href: '/admin/useguesttracker' },
    {
      label: t('Active today'),
      value: formatNumber(guests.activeToday),
      href: '/admin/useguesttracker?which=today',
      note: t('guests in the last 24 hours'),
    },
    {
      label: t('Listings to review'),
      value: formatNumber(attention.waiting),
      href: '/admin/properties?view=queue',
      note: t('public, new or edited since their last review'),
    },
    {
      label: t('Reported by visitors'),
      value: formatNumber(attention.reports),
      href: '/admin/properties?view=reported',
    },
    {
      label: t('Duplicate listings'),
      value: formatNumber(attention.duplicates),
      href: '/admin/properties?view=duplicates',
      note: t('listings that may be the same home'),
    },
    {
      label: t('Duplicate contacts'),
      value: formatNumber(attention.contacts),
      href: '/admin/contacts/duplicates',
      note: t('pairs that may be the same person'),
    },
    {
      label: t('Addresses left'),
      value: formatNumber(month.addresses),
      href: listUrl('/admin/addresses', { from: month.from }),
      note: t('in the exit popup, 30 days'),
    },
    ...(seesDeals
      ? [
          {
            label: t('Deals registered'),
            value: formatNumber(month.deals),
            href: listUrl('/admin/earnings', { from: month.from }),
            note: t('in 30 days'),
          },
        ]
      : []),
  ];
}

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`);

type Props = {
  month: MonthDto;
  top: TopListing[] /** false for people who can't open a listing's figures */;
  isLinked: boolean;
};

/** Steps from visit to enquiry for guests who allow recording, each a subset of the one before, and the top listings of 30 days. */
function Funnel({ month, top, isLinked }: Props) {
  const { t } = useTexts('office/dashboard');
  const { from, visitors, viewers, askers } = month;
  const steps = [
    [t('Visitors'), visitors, '', listUrl('/admin/useguesttracker', { which: 'active', from })],
    [
      t('Viewed a listing'),
      viewers,
      t('{share} of visitors', { share: share(viewers, visitors) }),
      listUrl('/admin/useguesttracker', { which: 'listing', from }),
    ],
    [
      t('Sent an enquiry'),
      askers,
      t('{share} of those who viewed one', { share: share(askers, viewers) }),
      listUrl('/admin/useguesttracker', { which: 'asked', from }),
    ],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <SubSection title={t('From visitor to enquiry, 30 days')}>
        <p className="mb-2 text-note text-ink-soft">
          {t('Guests whose visits are recorded. Other people’s enquiries aren’t counted.')}
        </p>
        <ol className="border-line border-t">
          {steps.map(([label, value, note, href]) => (
            <li key={label} className="flex justify-between gap-4 border-line border-b py-2">
              <span>{label}</span>
              <span className="tabular text-right">
                <Link className="font-bold no-underline hover:underline" href={href}>
                  {formatNumber(value)}
                </Link>{' '}
                {note && <span className="text-ink-soft text-sm">{note}</span>}
              </span>
            </li>
          ))}
        </ol>
      </SubSection>
      <SubSection title={t('Most viewed listings, 30 days')}>
        <DataTable
          caption={t('Most viewed listings')}
          columns={[
            {
              label: t('Listing'),
              isRowHeader: true,
              cell: (row: TopListing) => (
                <Link className="link" href={`/admin/properties/${row.id}`}>
                  {row.title}
                </Link>
              ),
            },
            {
              label: t('Views'),
              numeric: true,
              cell: ({ id, title, views }: TopListing) =>
                isLinked ? (
                  <Link
                    className="link"
                    href={`/dashboard/properties/${id}/figures`}
                    aria-label={t('{count, plural, one {# view} other {# views}} of {title}', {
                      count: views,
                      title,
                    })}
                  >
                    {formatNumber(views)}
                  </Link>
                ) : (
                  formatNumber(views)
                ),
            },
          ]}
          rows={top}
          rowKey={({ id }) => id}
          empty={t('No views yet')}
        />
      </SubSection>
    </div>
  );
}

export function DashboardView({ dashboard }: { dashboard: DashboardDto }) {
  const texts = useTexts('office/dashboard');
  const ofEnquiries = useTexts('enquiries/inbox');
  const { t } = texts;
  const { day, month, daily, top } = dashboard;
  return (
    <PageFrame title={t('Dashboard')}>
      <DayView day={day} />
      <section aria-labelledby="week-title">
        <Heading level={2} id="week-title" className="mb-2">
          {t('The last 7 days')}
        </Heading>
        <Stats items={compared(texts, dashboard)} />
      </section>
      <section aria-labelledby="month-title" className="flex flex-col gap-4">
        <Heading level={2} id="month-title">
          {t('The last 30 days')}
        </Heading>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          {CHARTS.map(([key, title, path, more]) => (
            <DayChart
              key={key}
              title={t(title)}
              sum={month[key]}
              href={listUrl(path, { ...more, from: month.from })}
              points={daily.map((point) => ({
                day: point.day,
                value: point[key],
                href: listUrl(path, { ...more, from: point.day, to: point.day }),
              }))}
            />
          ))}
        </div>
        <Funnel month={month} top={top} isLinked={dashboard.seesFigures} />
      </section>
      <section aria-labelledby="all-title" className="flex flex-col gap-4">
        <Heading level={2} id="all-title" size="panel">
          {t('All figures')}
        </Heading>
        <Stats items={allFigures(texts, ofEnquiries, dashboard)} />
        <Heading level={3} size="card">
          {t('Listings by status')}
        </Heading>
        <Stats items={byStatus(texts, dashboard)} />
      </section>
    </PageFrame>
  );
}
