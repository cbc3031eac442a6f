import { ListingImage } from '@/components/property/listing-image';
import { DUPLICATE_REASON_LABELS } from '@/lib/duplicates/constants';
import type { DuplicateCandidate } from '@/lib/duplicates/dto';
import { formatArea, formatDate, formatRupeesShort } from '@/lib/format';
import type { PropertyCardDto } from '@/lib/listing/dto';
import { STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import { type Column, DataTable } from './data-table';
import { DismissButton } from './dismiss-button';

type Row = { listing: PropertyCardDto; reasons: DuplicateCandidate['reasons'] | undefined };
type Props = {
  self: PropertyCardDto;
  owner: string | undefined;
  suspects: DuplicateCandidate[];
  reports: { reason: string; details: string; status: string; at: string }[];
};

const columns = (self: string): Column<Row>[] => [
  {
    label: 'Photograph',
    quietLabel: true,
    cell: ({ listing }) => (
      <span className="block w-24">
        <ListingImage image={listing.image} alt="" category={listing.category} sizes="96px" />
      </span>
    ),
  },
  {
    label: 'Listing',
    cell: ({ listing, reasons }) =>
      reasons ? (
        <a className="link" href={`/admin/properties/${listing._id}`}>
          {listing.title}
        </a>
      ) : (
        <b>{listing.title} (this one)</b>
      ),
  },
  { label: 'Place', cell: ({ listing }) => listing.address },
  { label: 'Price', numeric: true, cell: ({ listing }) => formatRupeesShort(listing.price) },
  { label: 'Area', numeric: true, cell: ({ listing }) => formatArea(listing.area) },
  { label: 'Status', cell: ({ listing }) => STATUS_LABELS[listing.status] },
  {
    label: 'Why',
    cell: ({ reasons }) => reasons?.map((one) => DUPLICATE_REASON_LABELS[one]).join('; ') ?? '',
  },
  {
    label: 'Actions',
    quietLabel: true,
    cell: ({ listing, reasons }) =>
      reasons && <DismissButton id={self} other={listing._id} title={listing.title} />,
  },
];

/** What speaks against a listing: those that may be the same property beside it, and reports of visitors. */
export function DuplicateCandidates({ self, owner, suspects, reports }: Props) {
  const rows: Row[] = [{ listing: self, reasons: undefined }, ...suspects];
  return (
    <section id="checks" className="flex flex-col gap-3 scroll-mt-24">
      <h2 className="text-xl">Checks</h2>
      {suspects.length === 0 ? (
        <p className="text-ink-soft">
          No other listing has a photograph of it, its owner's phone, or its place with a near price.
        </p>
      ) : (
        <DataTable
          caption="Possible duplicates"
          columns={columns(self._id)}
          rows={rows}
          rowKey={({ listing }) => listing._id}
          empty=""
        />
      )}
      <ul className="flex flex-col gap-1">
        <li>
          {owner ? (
            <a className="link" href={`/admin/users/${owner}`}>
              The owner's account
            </a>
          ) : (
            'No owner on record'
          )}
        </li>
        {reports.map((report) => (
          <li key={report.at}>
            Reported {formatDate(report.at)} ({report.status}): {report.reason}
            {report.details && ` — ${report.details}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
