import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFieldName } from '@/components/moderation/listing-facts';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ReviewDto } from '@/lib/moderation/dto';
import { changeOf, compareListings, comparePhotos, type Difference } from '@/lib/moderation/rules';
import { formatDateTime } from '@/lib/platform/text/format';

const PHOTO_LABELS = { added: 'Added', removed: 'Removed', kept: '' } as const;

const CELL =
  'whitespace-pre-line break-words py-2 pr-4 max-sm:block max-sm:p-0 max-sm:pt-1 max-sm:before:font-bold max-sm:before:content-[attr(data-label)]';

function Comparison({ differences }: { differences: Difference[] }) {
  const { t } = useTexts('moderation/office');
  return (
    <table className="w-full border-collapse text-note max-sm:block">
      <caption className="sr-only">{t('Changes')}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-line-strong border-b text-left">
          <th scope="col" className="py-2 pr-4">
            {t('Field')}
          </th>
          <th scope="col" className="w-[42%] py-2 pr-4">
            {t('Before')}
          </th>
          <th scope="col" className="w-[42%] py-2">
            {t('After')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {differences.map(({ label, before, after }) => {
          const { lead, tail, ...middle } = changeOf(before, after);
          return (
            <tr key={label} className="border-line border-b align-top max-sm:block max-sm:py-2">
              <th
                scope="row"
                className="py-2 pr-4 text-left font-normal text-ink-soft max-sm:block max-sm:p-0"
              >
                {label}
              </th>
              <td data-label={`${t('Before')}: `} className={CELL}>
                {lead}
                <del className="bg-sunken decoration-ink-soft">{middle.before}</del>
                {tail}
              </td>
              <td data-label={`${t('After')}: `} className={CELL}>
                {lead}
                <ins className="bg-warning-soft no-underline">{middle.after}</ins>
                {tail}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Compares the last reviewed version with the current one, field by field. */
export function ReviewPanel({ property, review }: { property: PropertyDto; review: ReviewDto }) {
  const { t, label, language } = useTexts('moderation/office');
  const nameOf = useFieldName();
  const { state, since, before, reason } = review;
  if (!state || !since) return null;
  if (state !== 'pending') {
    return (
      <p className="text-ink-soft">
        {state === 'approved' ? t('Approved') : t('Rejected')} {formatDateTime(since, language)}
        {reason && `: ${reason}`}
      </p>
    );
  }
  const differences = before ? compareListings(before, property, { t, label, nameOf }) : [];
  const photos = before ? comparePhotos(before, property) : [];
  return (
    <section className="flex flex-col gap-4 rounded-md border border-warning bg-surface p-4 sm:p-5">
      <div>
        <Heading level={2} size="panel">
          {before ? t('Edited · needs review') : t('New · needs review')}
        </Heading>
        <p className="text-ink-soft">
          {t('Since {time}.', { time: formatDateTime(since, language) })}{' '}
          {before
            ? t(
                '{count, plural, one {# field differs} other {# fields differ}} from the last reviewed version.',
                { count: differences.length },
              )
            : t('Not reviewed yet. The facts and photos are below.')}
        </p>
        {property.awaiting?.includes('priceReview') && (
          <p>{t('Not public yet, because its price is unusual. If you approve it, it goes public.')}</p>
        )}
      </div>
      {differences.length > 0 && <Comparison differences={differences} />}
      {photos.some(({ change }) => change !== 'kept') && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-8" aria-label={t('Photos')}>
          {photos.map(({ image, change }) => (
            <li key={image.public_id} className="flex flex-col gap-1">
              <ListingImage
                image={image}
                alt={change === 'removed' ? t('Removed photo') : t('Photo')}
                sizes="160px"
                {...(change === 'removed' && { className: 'opacity-50 grayscale' })}
              />
              {change !== 'kept' && (
                <span>
                  <Badge variant={change === 'added' ? 'verified' : 'warning'}>
                    {label(PHOTO_LABELS[change])}
                  </Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
