import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { SharedPhoto } from '@/lib/listings/media/dto';

/** Every public listing once, and the number of hidden ones. */
function merged(photos: readonly SharedPhoto[]) {
  const titles = new Map(photos.flatMap(({ listings }) => listings.map(({ id, title }) => [id, title])));
  return { titles: [...titles], hidden: Math.max(0, ...photos.map(({ hidden }) => hidden)) };
}

/** Tells an owner that another member advertises with the same photographs, and where. */
export function SharedPhotoNotice({ photos }: { photos: readonly SharedPhoto[] }) {
  const { t } = useTexts('listings/wizard-photos');
  if (photos.length === 0) return null;
  const { titles, hidden } = merged(photos);
  return (
    <Notice variant="warning">
      <p>
        {t(
          '{count, plural, one {A photo of this listing is} other {# photos of this listing are}} also on another listing. Use your own photos, or report the copy there.',
          { count: photos.length },
        )}
      </p>
      <ul className="mt-1 list-inside list-disc">
        {titles.map(([id, title]) => (
          <li key={id}>
            <Link className="link" href={`/properties/${id}`}>
              {title}
            </Link>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            {t('{count, plural, one {One listing} other {# listings}} not open to the public', {
              count: hidden,
            })}
          </li>
        )}
      </ul>
    </Notice>
  );
}
