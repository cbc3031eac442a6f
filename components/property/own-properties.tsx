import { AnswerButtons } from '@/components/freshness/answer-buttons';
import { ConfirmedNote } from '@/components/freshness/confirmed-note';
import { ButtonLink } from '@/components/ui/button';
import { formatDate, formatNumber, formatRupeesShort } from '@/lib/format';
import { DETAIL_STATUSES } from '@/lib/listing-vocabulary/constants';
import type { OwnListing } from '@/lib/own-listings/dto';
import { ListingImage } from './listing-image';
import { DeleteListing } from './own-listing-actions';
import { AwaitingNotice, ReviewNotice } from './review-notice';
import { SharedPhotoNotice } from './shared-photo-notice';
import { StatusBadge } from './status-badge';

const MAX_ADVICE = 3;
const isPublic = ({ status, awaiting }: OwnListing) =>
  !awaiting && (DETAIL_STATUSES as readonly string[]).includes(status);

/** Visitors' page, or the preview of what they do not see. */
const pageOf = (listing: OwnListing) =>
  isPublic(listing) ? `/properties/${listing._id}` : `/dashboard/properties/${listing._id}`;

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

/** How fresh the listing looks to buyers, and the tap that renews it. */
function Confirmation({ property }: { property: OwnListing }) {
  const { _id: id, title, type, confirmedAt, confirmedBy, goneCount, isConfirmable, isStale } = property;
  if (!isConfirmable) return null;
  return (
    <div className="mt-1 flex flex-col gap-2 text-[0.9375rem]">
      <p className="text-ink-soft">
        <ConfirmedNote confirmedAt={confirmedAt} confirmedBy={confirmedBy} />
        {isStale && '. Paused, because nobody confirmed it for long'}
      </p>
      {goneCount > 0 && (
        <p className="text-care">
          {goneCount === 1 ? 'One visitor says' : `${goneCount} visitors say`} that it is not available any
          more.
        </p>
      )}
      <AnswerButtons path={`/api/property/${id}/confirmation`} size="sm" {...{ type, title }} />
    </div>
  );
}

/** A person's own listings: state, what they bring, quality, and the next thing that would improve each. */
export function OwnProperties({ items }: { items: OwnListing[] }) {
  return (
    <ul className="flex flex-col">
      {items.map((property) => (
        <li
          key={property._id}
          className="grid grid-cols-1 gap-5 border-line border-t py-6 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_20rem]"
        >
          <div className="overflow-hidden rounded-md">
            <ListingImage
              image={property.images[0]}
              category={property.category}
              alt=""
              sizes="(min-width: 40rem) 11rem, 100vw"
            />
          </div>
          <div className="flex flex-col gap-1">
            <h2 className="text-lg">
              <a href={pageOf(property)}>{property.title}</a>
            </h2>
            <p className="font-bold text-xl tabular">
              {formatRupeesShort(property.price)}
              {property.type === 'rent' && (
                <span className="font-normal text-base text-ink-soft"> a month</span>
              )}
            </p>
            <p className="text-ink-soft">{property.address}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              <StatusBadge property={property} />
              {property.propertyCode && <span>{property.propertyCode} ·</span>}
              {formatDate(property.createdAt)} · {property.images.length}{' '}
              {property.images.length === 1 ? 'photo' : 'photos'}
            </p>
            <p className="flex flex-wrap gap-x-4 text-[0.9375rem] tabular">
              <span>{counted(property.views, 'view', 'views')} in 30 days</span>
              {property.enquiries > 0 ? (
                <a href={`/dashboard/enquiries?property=${property._id}`}>
                  {counted(property.enquiries, 'enquiry', 'enquiries')}
                  <span className="sr-only"> about {property.title}</span>
                </a>
              ) : (
                <span>No enquiries yet</span>
              )}
            </p>
            {property.isHidden && (
              <p className="text-[0.9375rem] text-ink-soft">
                Hidden, because you have asked for the deletion of your account. It is shown again when you
                keep it.
              </p>
            )}
            <Confirmation property={property} />
            <AwaitingNotice awaiting={property.awaiting} />
            <ReviewNotice review={property.review} isPublic={isPublic(property)} />
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <ButtonLink size="sm" href={`/dashboard/properties/${property._id}/edit`}>
                Edit<span className="sr-only"> {property.title}</span>
              </ButtonLink>
              <ButtonLink size="sm" variant="quiet" href={`/dashboard/properties/${property._id}/figures`}>
                Figures<span className="sr-only"> of {property.title}</span>
              </ButtonLink>
              {!isPublic(property) && (
                <ButtonLink size="sm" variant="quiet" href={pageOf(property)}>
                  Preview<span className="sr-only"> {property.title}</span>
                </ButtonLink>
              )}
              <DeleteListing
                path={`/api/property/${property._id}`}
                title={property.title}
                isDraft={property.status === 'draft'}
              />
            </div>
          </div>
          <div className="flex flex-col gap-2 text-[0.9375rem] sm:col-start-2 lg:col-start-3">
            <p>
              <span className="font-bold tabular">{property.quality.score}</span>
              <span className="text-ink-soft"> of 100 listing quality</span>
            </p>
            <ul className="flex flex-col gap-1 text-ink-soft">
              {property.quality.advice.slice(0, MAX_ADVICE).map(({ field, text }) => (
                <li key={field} className="first-letter:uppercase">
                  {text}
                </li>
              ))}
            </ul>
            <SharedPhotoNotice photos={property.samePhotos} />
          </div>
        </li>
      ))}
    </ul>
  );
}
