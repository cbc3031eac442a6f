import { findCity, findLocality } from '@/lib/place/places';
import type { PlaceNames } from './chips';

/** "new-town" → "New town": for places that only listings know. */
const fromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

export const placeNames: PlaceNames = {
  city: (slug) => findCity(slug)?.name ?? fromSlug(slug),
  locality: (city, slug) => (city && findLocality(city, slug)?.name) || fromSlug(slug),
};
