/** West, south, east, north in degrees. */
export type Box = [number, number, number, number];

/** A mark on the map: one listing, or several that would cover one another. */
export type MarkDto = {
  lng: number;
  lat: number;
  count: number;
  /** the lowest of them, in rupees */
  price?: number;
  /** only the locality, or the area around the pin, is known: of all of them */
  about?: true;
  /** around several */
  box?: Box;
  /** of few: which they are */
  ids?: string[];
};

/** How the map of a list begins. */
export type MapStart = {
  box: Box;
  /** as the address says it; the box is fitted otherwise */
  zoom?: number;
  /** what the search finds wherever it is, and what of it has a place */
  total: number;
  placed: number;
  /** the places that it is near to, where these are points, and how far around them */
  around?: { points: { lat: number; lng: number }[]; km: number };
};
