import type { PlaceKind, PlaceOrigin } from './constants';

/** A point on the map, in degrees. */
export type LatLng = { lat: number; lng: number };

/** A locality or landmark with the names people use. */
export type GazetteerPlace = {
  kind: PlaceKind;
  /** slug of its city */
  city: string;
  /** unique within its city; a listing's `localitySlug` */
  slug: string;
  name: string;
  /** the Marathi name, also used in Hindi unless there is a separate one */
  nameDevanagari: string;
  /** the Hindi name if different: सिविल लाइंस, एयरपोर्ट मेट्रो */
  nameHindi?: string | undefined;
  /** other spellings in both scripts */
  spellings: readonly string[];
  pinCode?: string | undefined;
  /** the approximate centre; for a road its bends from end to end */
  points: readonly LatLng[];
  /** radius around the locality in which its name is used, in metres */
  radius: number;
};

/** A place stored by an admin. A removed one hides the built-in place with its slug. */
export type PlaceEdit = GazetteerPlace & { removed?: boolean | undefined };

/** A place being edited; `__v` is 0 while it is unchanged from the built-in one. */
export type EditedPlaceDto = GazetteerPlace & { __v: number };

/** A place with its distance from a point or another place. */
export type NearPlace = { place: GazetteerPlace; km: number };

/** A row of `/admin/places`. */
export type PlaceRowDto = GazetteerPlace & {
  origin: PlaceOrigin;
};

/** A place offered by a form. */
export type FoundPlaceDto = LatLng & {
  id: string;
  kind: PlaceKind;
  name: string;
  nameDevanagari: string;
  nameHindi?: string;
  city: string;
  pinCode?: string;
};
