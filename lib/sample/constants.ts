/**
 * The sample listing (docs/spec.md#sample-listing): fixed content that shows what a complete listing looks like.
 * Pictures, video and tour are drawn from one model of the flat (components/tour/flat-plan.ts, scripts/sample-media.mjs).
 */
export const SAMPLE_FLAT = {
  code: 'SAMPLE-1600',
  /** day/month/year */
  adDate: '21/11/2026',
  name: 'Santra Residency',
  type: 'Flat',
  squareFeet: 1600,
  condition: 'New launch',
  floors: '1 to 7',
  facing: 'South',
  address: 'Ramdaspeth, Nagpur 440010, Maharashtra',
  price: 15_000_000,
  amenities: ['Power backup', 'Lift', 'Parking', 'Security', 'Water supply', 'Garden'],
} as const;

export type SamplePicture = { file: string; alt: string };

/** In the order in which one walks through the flat. */
export const SAMPLE_PICTURES: readonly SamplePicture[] = [
  { file: '01', alt: 'Entrance hall, looking towards the dining table and the balcony' },
  { file: '02', alt: 'Living room with a sofa, an orange rug and a wide opening to the balcony' },
  { file: '03', alt: 'Dining table for four beside the sideboard' },
  { file: '04', alt: 'View from the balcony over trees and neighbouring houses' },
  { file: '05', alt: 'Kitchen with an L-shaped stone counter and two windows' },
  { file: '06', alt: 'Corridor with teak door frames' },
  { file: '07', alt: 'Study with a desk along the wall and a window' },
  { file: '08', alt: 'Main bedroom with a double bed between two windows' },
  { file: '09', alt: 'Main bedroom seen from the window' },
  { file: '10', alt: 'Second bedroom with windows on two sides' },
  { file: '11', alt: 'Bathroom with a wash basin under a mirror' },
];
