import { Heading } from '@/components/ui/display/heading';
import { DataTable } from '@/components/ui/lists/data-table';
import type { MonthDto, TopListing } from '@/lib/office/dashboard/dto';
import { listUrl } from '@/lib/platform/browser/list-url';
import { formatNumber } from '@/lib/platform/text/format';

/** Enquiries also come from people whose visit was not recorded, so a share could exceed 100 %. */
const share = (part: number, whole: number) =>
  whole < part || whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`;

/** One person may send several enquiries, and many come without a listing view: a share above 100 % is meaningless. */
const perViewer = ({ enquiries, viewers }: MonthDto) =>
  enquiries > viewers && viewers > 0
    ? `${(enquiries / viewers).toFixed(1)} for each who looked`
    : `${share(enquiries, viewers)} of those who looked`;

type Props = {
  month: MonthDto;
  top: TopListing[] /** false for who may not open the figures of a listing */;
  isLinked: boolean;
};

/** From visitor to enquiry, and the most viewed listings, over 30 days. */
export function Funnel({ month, top, isLinked }: Props) {
  const { from, visitors, viewers } = month;
  const steps = [
    ['Visitors', visitors, '', listUrl('/admin/useguesttracker', { which: 'active', from })],
    [
      'Viewed a listing',
      viewers,
      `${share(viewers, visitors)} of visitors`,
      listUrl('/admin/useguesttracker', { which: 'listing', from }),
    ],
    ['Enquiries', month.enquiries, perViewer(month), listUrl('/admin/enquiries', { from })],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <section>
        <Heading level={2} size="panel" className="mb-2">
          From visitor to enquiry, 30 days
        </Heading>
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
