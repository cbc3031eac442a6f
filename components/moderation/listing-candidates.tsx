import { useTexts } from '#language';
import { CandidateTable } from '@/components/contacts/merge/candidate-table';
import { ListingImage } from '@/components/listings/listing-image';
import { CallButton } from '@/components/ui/actions/call-button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { Column } from '@/components/ui/lists/data-table';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { DUPLICATE_REASON_LABELS } from '@/lib/listings/duplicates/constants';
import type { DuplicateCandidate } from '@/lib/listings/duplicates/dto';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import type { Texts } from '@/lib/platform/language/translate';
import { formatArea, formatDate, formatRupeesShort } from '@/lib/platform/text/format';

type Row = { listing: PropertyCardDto; reasons: DuplicateCandidate['reasons'] | undefined };
type Props = {
  may: { decide: boolean; staff: boolean };
  self: PropertyCardDto;
  owner: string | undefined;
  candidates: DuplicateCandidate[];
  reports: { reason: string; details: string; status: string; at: string }[];
};

const columns = ({ t, label, language }: Texts<'moderation/office'>): Column<Row>[] => [
  {
    label: t('Photo'),
    quietLabel: true,
    cell: ({ listing }) => (
      <span className="block w-24">
        <ListingImage image={listing.image} alt="" category={listing.category} sizes="96px" />
      </span>
    ),
  },
  {
    label: t('Listing'),
    cell: ({ listing, reasons }) =>
      reasons ? (
        <Link className="link" href={`/admin/properties/${listing._id}`}>
          {listing.title}
        </Link>
      ) : (
        <b>{t('{title} (this one)', { title: listing.title })}</b>
      ),
  },
  { label: t('Place'), cell: ({ listing }) => listing.address },
  { label: t('Price'), numeric: true, cell: ({ listing }) => formatRupeesShort(listing.price, language) },
  { label: t('Area'), numeric: true, cell: ({ listing }) => formatArea(listing.area, language) },
  { label: t('Status'), cell: ({ listing }) => label(STATUS_LABELS[listing.status]) },
];

export function ListingCandidates({ self, owner, candidates, reports, may }: Props) {
  const texts = useTexts('moderation/office');
  const { t, label, language } = texts;
  const rows: Row[] = [{ listing: self, reasons: undefined }, ...candidates];
  return (
    <section id="checks" className="flex flex-col gap-3 scroll-mt-24">
      <Heading level={2} size="panel">
        {t('Checks')}
      </Heading>
      {candidates.length === 0 ? (
        <p className="text-ink-soft">
          {t('No other listing shares a photo, the owner’s phone, or the place and a similar price.')}
        </p>
      ) : (
        <CandidateTable
          columns={columns(texts)}
          rows={rows}
          rowKey={({ listing }) => listing._id}
          reasonsOf={({ reasons }) => reasons}
          labels={{
            photo: label(DUPLICATE_REASON_LABELS.photo),
            phone: label(DUPLICATE_REASON_LABELS.phone),
            place: label(DUPLICATE_REASON_LABELS.place),
          }}
          action={({ listing, reasons }) =>
            may.decide &&
            reasons && (
              <CallButton
                path={`/api/admin/properties/${self._id}/not-duplicate`}
                options={{ method: 'POST', body: { other: listing._id } }}
                aria-label={t('Not a duplicate: {title}', { title: listing.title })}
              >
                {t('Not a duplicate')}
              </CallButton>
            )
          }
        />
      )}
      <ul className="flex flex-col gap-1">
        <li>
          {!owner && t('No owner on record')}
          {owner && may.staff && (
            <Link className="link" href={`/admin/users/${owner}`}>
              {t("The owner's account")}
            </Link>
          )}
        </li>
        {reports.map((report) => (
          <li key={report.at}>
            {t('Reported {day} ({status}): {reason}', {
              day: formatDate(report.at, language),
              status: label(report.status),
              reason: label(report.reason),
            })}
            {report.details && ` — ${report.details}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
