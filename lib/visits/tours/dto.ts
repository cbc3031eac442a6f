/** A home of the same lister or locality that can be seen on the same trip. */
export type TourHomeDto = {
  id: string;
  title: string;
  price: number;
  type: 'sale' | 'rent';
  /** straight-line distance from the tour's first home; absent if one of the two places is unknown */
  km?: number;
  /** its free half-days or hours */
  halfDays: string[];
};

/** A stop of a requested tour, in route order. */
export type TourStopDto = {
  id: string;
  /** the visitor's link to the visit of this home */
  url: string;
  title: string;
  /** straight-line distance from the previous stop; null for the first, and if one of the two places is unknown */
  km: number | null;
};

export type TourDto = { id: string; stops: TourStopDto[]; totalKm: number | null; mapUrl: string | null };
