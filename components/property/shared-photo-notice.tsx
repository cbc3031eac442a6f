import { Notice } from '@/components/ui/notice';
import type { SharedPhoto } from '@/lib/listing-duplicates/dto';

/** Every public listing once, and how many are hidden. */
function merged(photos: readonly SharedPhoto[]) {
  const titles = new Map(photos.flatMap(({ listings }) => listings.map(({ id, title }) => [id, title])));
  return { titles: [...titles], hidden: Math.max(0, ...photos.map(({ hidden }) => hidden)) };
}

/** Tells an owner that another member advertises with the same photographs, and where. */
export function SharedPhotoNotice({ photos }: { photos: readonly SharedPhoto[] }) {
  if (photos.length === 0) return null;
  const { titles, hidden } = merged(photos);
  const what =
    photos.length === 1 ? 'A photo of this listing is' : `${photos.length} photos of this listing are`;
  return (
    <Notice variant="care">
      <p>{what} also on another listing. Use your own photos, or report the copy there.</p>
      <ul className="mt-1 list-inside list-disc">
        {titles.map(([id, title]) => (
          <li key={id}>
            <a className="link" href={`/properties/${id}`}>
              {title}
            </a>
          </li>
        ))}
        {hidden > 0 && <li>{hidden === 1 ? 'One listing' : `${hidden} listings`} not open to the public</li>}
      </ul>
    </Notice>
  );
}
