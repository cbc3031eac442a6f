/** The home page's statements about the agency, in one place for its owner to change. Every figure is a count of the data, or a setting. */
export type Reason = {
  /** counted when the page is rendered */
  count: 'years' | 'verified' | 'services' | 'listed';
  title: string;
  text: string;
};

export const REASONS: readonly Reason[] = [
  {
    count: 'years',
    title: 'years in one city',
    text: 'We know its roads, its builders and its registries, and will still be here when your papers are asked for.',
  },
  {
    count: 'verified',
    title: 'homes verified by us',
    text: 'Title, price, place, size and photos, before you spend a Saturday on seeing them.',
  },
  {
    count: 'services',
    title: 'services in one office',
    text: 'Property, loan, legal, design, security, materials and land. You never explain anything twice.',
  },
  {
    count: 'listed',
    title: 'properties, each with its full cost',
    text: 'Wherever we have the rates, stamp duty, registration and GST are worked out on the listing before you call.',
  },
];

/** The about page. */
export const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'We say which area we mean',
    text: 'Carpet, built-up and super built-up are three different numbers. We show which one a figure is, and price on carpet wherever it is known.',
  },
  {
    title: 'Verified means one thing',
    text: 'A listing gets the green mark only after our team has checked its title, description, price, place, size and photos against evidence. Each paper shows who has seen it. Everything else is labelled for what it is.',
  },
  {
    title: 'Full costs',
    text: 'Stamp duty, registration and taxes are shown next to the price, and each rate has its date, so your budget is real.',
  },
  {
    title: 'Your number stays here',
    text: 'An enquiry goes to the person who can answer it. It is not sold, and it is not passed around.',
  },
];

/**
 * The sample listing (docs/spec/pages.md#sample-listing), fixed content that shows a complete listing. Pictures, video and tour are rendered from one model of
 * the flat (components/content/tour/flat-plan.ts).
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

/** In walking order through the flat. */
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

/**
 * Maximum land or units of a project that needs no registration (Real Estate (Regulation and Development) Act 2016, s. 3(2)(a)). The form, the policies and the
 * service pages use these figures.
 */
export const SMALL_PROJECT = { landSqM: 500, units: 8 } as const;
