'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import {
  distanceText,
  MAX_OWN_PLACES,
  namedLocalities,
  type OwnPlace,
  readOwnPlaces,
  storeOwnPlaces,
} from '@/lib/comparison/client';
import type { PropertyDto } from '@/lib/listing/dto';
import { RowHead } from './row-head';

/** How far each home is from the places that the visitor has named once, such as "office" and "school". */
export function PlaceDistances({ homes }: { homes: PropertyDto[] }) {
  const [places, setPlaces] = useState<OwnPlace[]>([]);
  useEffect(() => setPlaces(readOwnPlaces()), []);
  const change = (next: OwnPlace[]) => {
    setPlaces(next);
    storeOwnPlaces(next);
  };
  const localities = namedLocalities(homes[0]?.citySlug ?? '');
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const locality = localities.find(({ name }) => name === data.get('locality'));
    const name = String(data.get('name')).trim();
    if (!locality || !name) return;
    change([...places.filter((place) => place.name !== name), { ...locality, name, in: locality.name }]);
    event.currentTarget.reset();
  };
  return (
    <>
      {places.map((place) => (
        <tr key={place.name} className="border-line border-t">
          <RowHead label={`To ${place.name} (${place.in})`} />
          {homes.map(({ _id: id, location }, i) => (
            <td key={id} className="px-2 py-2.5 align-top tabular">
              {distanceText(location.coordinates, place) ?? <span className="text-ink-soft">Not known</span>}
              {i === homes.length - 1 && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ml-2 print:hidden"
                  aria-label={`Remove ${place.name}`}
                  onClick={() => change(places.filter(({ name }) => name !== place.name))}
                >
                  Remove
                </Button>
              )}
            </td>
          ))}
        </tr>
      ))}
      {localities.length > 0 && places.length < MAX_OWN_PLACES && (
        <tr className="border-line border-t print:hidden">
          <td colSpan={homes.length + 1} className="py-3">
            <form onSubmit={add} className="flex flex-wrap items-end gap-3">
              <label className="flex flex-col gap-1">
                <span>A place of yours</span>
                <input
                  name="name"
                  required
                  maxLength={30}
                  placeholder="Office"
                  className={controlClass(false, 'h-11 w-36')}
                />
              </label>
              <label className="flex flex-col gap-1">
                <span>is in</span>
                <select name="locality" className={controlClass(false, 'h-11 w-44')}>
                  {localities.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </label>
              <Button type="submit" size="sm">
                Show distances
              </Button>
            </form>
          </td>
        </tr>
      )}
    </>
  );
}
