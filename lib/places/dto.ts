import { slugify } from '@/lib/platform/text/slug';

/** A neighbourhood named in listings. Price levels are the usual rate for a flat in rupees per square foot. */
export type Locality = {
  name: string;
  /** as used in URLs; unique within its city */
  slug: string;
  pinCode: string;
  lat: number;
  lng: number;
  /** sale of a flat, per sq ft of carpet */
  salePerSqFt: number;
  /** monthly rent of a flat, per sq ft of carpet */
  rentPerSqFt: number;
  /** sale of a residential plot, per sq ft of land */
  plotPerSqFt: number;
};

/** A state by the name under which its rates are stored. Pages show its label. */
export type State = 'Maharashtra' | 'Delhi' | 'Karnataka' | 'Telangana' | 'Tamil Nadu';

export type City = {
  name: string;
  slug: string;
  state: State;
  lat: number;
  lng: number;
  localities: readonly Locality[];
};

/** One line of the tables beside this file: [name, PIN code, latitude, longitude, sale, rent, plot]. */
export type LocalityRow = readonly [string, string, number, number, number, number, number];

export function toLocality([name, pinCode, lat, lng, sale, rent, plot]: LocalityRow): Locality {
  return {
    name,
    slug: slugify(name),
    pinCode,
    lat,
    lng,
    salePerSqFt: sale,
    rentPerSqFt: rent,
    plotPerSqFt: plot,
  };
}
