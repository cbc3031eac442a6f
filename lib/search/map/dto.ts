/** West, south, east, north in degrees. */
export type Box = [number, number, number, number];

/** A marker: one listing, or several that would overlap. */
export type MarkDto = {
  lng: number;
  lat: number;
  count: number;
  /** their lowest price, in rupees */
  price?: number;
  /** only the locality, or the area around the pin, is known for all of them */
  about?: true;
  /** around several */
  box?: Box;
  /** their ids, if few */
  ids?: string[];
};

/** The initial view of a list's map. */
export type MapStart = {
  box: Box;
  /** as given in the address; otherwise the box is fitted */
  zoom?: number;
  /** results anywhere, and those with a place */
  total: number;
  placed: number;
  /** the places it is near to, if these are points, and the distance */
  around?: { points: { lat: number; lng: number }[]; km: number };
};
