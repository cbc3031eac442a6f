/** A home that can be seen on the same way: of the same lister, or in the same locality. */
export type TourHomeDto = {
  id: string;
  title: string;
  price: number;
  type: 'sale' | 'rent';
  /** from the home that the tour begins with, by straight line; absent when one of the two places is not known */
  km?: number;
  /** its free half-days or hours */
  halfDays: string[];
};

/** A stop of a tour that was asked for, in the order of the way. */
export type TourStopDto = {
  id: string;
  /** the visitor's link to the visit of this home */
  url: string;
  title: string;
  /** from the stop before, by straight line; null for the first, and when one of the two places is not known */
  km: number | null;
};

export type TourDto = { id: string; stops: TourStopDto[]; totalKm: number | null; mapUrl: string | null };
