import { z } from 'zod';
import { PLACE_KINDS, type PlaceOrigin } from './constants';

/** A point on the map, in degrees. */
export const latLngDto = z.strictObject({ lat: z.number(), lng: z.number() });
export type LatLng = z.infer<typeof latLngDto>;

/** A locality or landmark with the names people use. */
export const gazetteerPlaceDto = z.strictObject({
  kind: z.enum(PLACE_KINDS),
  /** slug of its city */
  city: z.string(),
  /** unique within its city; a listing's `localitySlug` */
  slug: z.string(),
  name: z.string(),
  /** the Marathi name, also used in Hindi unless there is a separate one */
  nameDevanagari: z.string(),
  /** the Hindi name if different: सिविल लाइंस, एयरपोर्ट मेट्रो */
  nameHindi: z.string().optional(),
  /** other spellings in both scripts */
  spellings: z.array(z.string()).readonly(),
  pinCode: z.string().optional(),
  /** the approximate centre; for a road its bends from end to end */
  points: z.array(latLngDto).readonly(),
  /** radius in metres around a locality in which its name is used */
  radius: z.number(),
});
export type GazetteerPlace = z.infer<typeof gazetteerPlaceDto>;

/** A place stored by an admin. A removed one hides the built-in place with its slug. */
export type PlaceEdit = GazetteerPlace & { removed?: boolean | undefined };

/** A place being edited; `__v` is 0 while it is unchanged from the built-in one. */
export const editedPlaceDto = gazetteerPlaceDto.extend({ __v: z.number() });
export type EditedPlaceDto = z.infer<typeof editedPlaceDto>;

/** A place with its distance from a point or another place. */
export type NearPlace = { place: GazetteerPlace; km: number };

/** A row of `/admin/places`. */
export type PlaceRowDto = GazetteerPlace & {
  origin: PlaceOrigin;
};

/** A place offered by a form. */
export const foundPlaceDto = latLngDto.extend({
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  nameDevanagari: z.string(),
  nameHindi: z.string().optional(),
  city: z.string(),
  pinCode: z.string().optional(),
});
export type FoundPlaceDto = z.infer<typeof foundPlaceDto>;
