import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { EditedPlaceDto } from '@/lib/places/gazetteer/dto';
import { unitWords } from '@/lib/platform/language/units';
import { EditPlace, NewPlace, PlaceMerge } from './edit-place';

type Near = { id: string; name: string; km: number };
type Props = {
  place: EditedPlaceDto | undefined;
  near: readonly Near[];
  others: readonly { slug: string; name: string }[];
  cities: readonly { slug: string; name: string }[];
  back: string;
};

export function PlacePanel({ place, near, others, cities, back }: Props) {
  const { t, label, language } = useTexts('places/office');
  return (
    <section aria-labelledby="place" className="flex flex-col gap-4 border-line border-y py-5">
      <Heading level={2} size="panel" id="place">
        {place ? label(place.name) : t('A new place')}
      </Heading>
      {near.length > 0 && (
        <p className="measure text-ink-soft">
          {t('Nearby, in a straight line:')}{' '}
          {near.map(({ id, name, km }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <Link className="link" href={`/admin/places?place=${encodeURIComponent(id)}`}>
                {label(name)}
              </Link>{' '}
              {km.toFixed(1)} {unitWords(language).kilometres}
            </span>
          ))}
        </p>
      )}
      {place ? (
        <EditPlace key={place.slug} place={place} cities={cities} back={back} />
      ) : (
        <NewPlace cities={cities} back={back} />
      )}
      {place && <PlaceMerge key={`merge ${place.slug}`} place={place} others={others} />}
    </section>
  );
}
