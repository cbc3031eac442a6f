import { CandidateTable } from '@/components/contacts/merge/candidate-table';
import { ListingImage } from '@/components/listings/listing-image';
import { CallButton } from '@/components/ui/actions/call-button';
import { Heading } from '@/components/ui/display/heading';
import type { Column } from '@/components/ui/lists/data-table';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { DUPLICATE_REASON_LABELS } from '@/lib/listings/duplicates/constants';
import type { DuplicateCandidate } from '@/lib/listings/duplicates/dto';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { formatArea, formatDate, formatRupeesShort } from '@/lib/platform/text/format';

type Row = { listing: PropertyCardDto; reasons: DuplicateCandidate['reasons'] | undefined };
type Props = {
  may: { decide: boolean; staff: boolean };
  self: PropertyCardDto;
  owner: string | undefined;
  candidates: DuplicateCandidate[];
  reports: { reason: string; details: string; status: string; at: string }[];
};

const COLUMNS: Column<Row>[] = [
  {
    label: 'Photo',
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
];

export function ListingCandidates({ self, owner, candidates, reports, may }: Props) {
  const rows: Row[] = [{ listing: self, reasons: undefined }, ...candidates];
  return (
    <section id="checks" className="flex flex-col gap-3 scroll-mt-24">
      <Heading level={2} size="panel">
        Checks
      </Heading>
      {candidates.length === 0 ? (
        <p className="text-ink-soft">
          No other listing shares a photo, the owner’s phone, or the place with a similar price.
        </p>
      ) : (
        <CandidateTable
          columns={COLUMNS}
          rows={rows}
          rowKey={({ listing }) => listing._id}
          reasonsOf={({ reasons }) => reasons}
          labels={DUPLICATE_REASON_LABELS}
          action={({ listing, reasons }) =>
            may.decide &&
            reasons && (
              <CallButton
                path={`/api/admin/properties/${self._id}/not-duplicate`}
                options={{ method: 'POST', body: { other: listing._id } }}
                aria-label={`Not a duplicate: ${listing.title}`}
              >
                Not a duplicate
              </CallButton>
            )
          }
        />
      )}
      <ul className="flex flex-col gap-1">
        <li>
          {!owner && 'No owner on record'}
          {owner && may.staff && (
            <a className="link" href={`/admin/users/${owner}`}>
              The owner's account
            </a>
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
