import { Heading } from '@/components/ui/display/heading';
import { DataTable } from '@/components/ui/lists/data-table';
import type { MonthDto, TopListing } from '@/lib/office/dashboard/dto';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`);

type Props = {
  month: MonthDto;
  top: TopListing[] /** false for who may not open the figures of a listing */;
  isLinked: boolean;
};

/** From visitor to enquiry of one group, guests who let themselves be counted, each step part of the one before; and the most viewed listings, over 30 days. */
export function Funnel({ month, top, isLinked }: Props) {
  const { from, visitors, viewers, askers } = month;
  const steps = [
    ['Visitors', visitors, '', listUrl('/admin/useguesttracker', { which: 'active', from })],
    [
      'Viewed a listing',
      viewers,
      `${share(viewers, visitors)} of visitors`,
      listUrl('/admin/useguesttracker', { which: 'listing', from }),
    ],
    [
      'Sent an enquiry',
      askers,
      `${share(askers, viewers)} of those who looked`,
      listUrl('/admin/useguesttracker', { which: 'asked', from }),
    ],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <section>
        <Heading level={2} size="panel" className="mb-2">
          From visitor to enquiry, 30 days
        </Heading>
        <p className="mb-2 text-note text-ink-soft">
          Guests whose visits are recorded. Enquiries of others are not among them.
        </p>
        <ol className="border-line border-t">
          {steps.map(([label, value, note, href]) => (
            <li key={label} className="flex justify-between gap-4 border-line border-b py-2">
              <span>{label}</span>
              <span className="tabular text-right">
                <a className="font-bold no-underline hover:underline" href={href}>
                  {formatNumber(value)}
                </a>{' '}
                {note && <span className="text-ink-soft text-sm">{note}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Heading level={2} size="panel" className="mb-2">
          Most viewed listings, 30 days
        </Heading>
        <DataTable
          caption="Most viewed listings"
          columns={[
            {
              label: 'Listing',
              isRowHeader: true,
              cell: (row: TopListing) => (
                <a className="link" href={`/admin/properties/${row.id}`}>
                  {row.title}
                </a>
              ),
            },
            {
              label: 'Views',
              numeric: true,
              cell: ({ id, title, views }: TopListing) =>
                isLinked ? (
                  <a
                    className="link"
                    href={`/dashboard/properties/${id}/figures`}
                    aria-label={`${formatNumber(views)} views of ${title}`}
                  >
                    {formatNumber(views)}
                  </a>
                ) : (
                  formatNumber(views)
                ),
            },
          ]}
          rows={top}
          rowKey={({ id }) => id}
          empty="No views yet"
        />
      </section>
    </div>
  );
}
