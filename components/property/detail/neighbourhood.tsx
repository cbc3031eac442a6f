import { formatDistance } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import type { AroundDto, AroundGroup, NearPlaceDto, PricePosition } from '@/lib/neighbourhood/dto';
import { positionNote, positionText } from '@/lib/neighbourhood/format';
import { searchPath } from '@/lib/search/rules';

type Around = { property: PropertyDto; around: AroundDto };

/** Where its price stands among those around it. */
export function PriceInPlace({ property, position }: { property: PropertyDto; position: PricePosition }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Price in its neighbourhood</h2>
      <p className="text-lg tabular">{positionText(position, property)}</p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{positionNote(position, property)}</p>
    </section>
  );
}

/** A place, with the homes near to it behind its name, and how far it is. */
function Place({ place, property }: { place: NearPlaceDto; property: PropertyDto }) {
  const { type, citySlug: city } = property;
  return (
    <li className="flex items-baseline justify-between gap-4 py-1">
      <a
        className="inline-block min-h-8 content-center text-ink underline-offset-4 hover:underline"
        href={searchPath({ type, city, near: place.slug, sort: 'distance' })}
      >
        {place.name}
      </a>
      <span className="shrink-0 text-ink-soft tabular">{formatDistance(place.km)}</span>
    </li>
  );
}

function Group({ group, property }: { group: AroundGroup; property: PropertyDto }) {
  const { title, places, nearest } = group;
  return (
    <div>
      <h3 className="border-line border-b pb-1 text-base">{title}</h3>
      {nearest && <p className="pt-1 text-ink-soft">None within 2 km. The nearest:</p>}
      <ul>
        {(nearest ? [nearest] : places).map((place) => (
          <Place key={place.slug} {...{ place, property }} />
        ))}
      </ul>
    </div>
  );
}

/** Metro, schools, hospitals and markets around a home, and the landmarks by which people know the place. */
export function AroundSection({ property, around }: Around) {
  const { groups, landmarks, isAbout } = around;
  return (
    <section>
      <h2 className="mb-4 text-2xl">Within 2 km</h2>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.title} {...{ group, property }} />
        ))}
      </div>
      {landmarks.length > 0 && (
        <>
          <h3 className="mt-6 border-line border-b pb-1 text-base">Landmarks</h3>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {landmarks.map((place) => (
              <Place key={place.slug} {...{ place, property }} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {isAbout
          ? 'Straight lines from the middle of the area, to places that we know to about 500 m.'
          : 'Straight lines, to places that we know to about 500 m.'}
      </p>
    </section>
  );
}
