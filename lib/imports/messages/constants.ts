export const MAX_MESSAGE_LENGTH = 6000;

/** Parts of a message, between commas and lines, that are searched for its place. */
export const MAX_PLACE_PARTS = 60;

/** Columns of the row that a message becomes, in the page's words. */
export const MESSAGE_COLUMNS: Readonly<Record<string, string>> = {
  type: 'Sale or rent',
  price: 'Price',
  ratePerSqFt: 'Rate per sq ft',
  config: 'Configuration',
  locality: 'Locality',
  project: 'Project',
  area: 'Area',
  carpetArea: 'Carpet area',
  builtUpArea: 'Built-up area',
  superBuiltUpArea: 'Super built-up area',
  dimensions: 'Sides',
  floor: 'Floor',
  furnishing: 'Furnishing',
  facing: 'Facing',
  possession: 'Possession',
  parkingKind: 'Parking',
  parking: 'Parking spaces',
  tenants: 'Tenants',
  bathrooms: 'Bathrooms',
  balconies: 'Balconies',
  ageYears: 'Age',
  deposit: 'Deposit',
  maintenance: 'Maintenance',
  reraNumber: 'RERA number',
  pinCode: 'PIN code',
  amenities: 'Amenities',
  description: 'Description',
  ownerName: 'Owner’s name',
  ownerPhone: 'Owner’s phone',
};

/** Words of a message that wants a home rather than offers one. */
export const WANTED =
  /\b(?:wanted|required|looking for|need(?:ed)? (?:a|for)|urgent(?:ly)? (?:need|req)|requirement|client wants|chahiye|have (?:a )?client)\b|पाहिजे|हवा आहे|हवी आहे|चाहिए|शोधत/i;

export const DUPLICATE_REASONS = ['owner', 'home', 'photo'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
export const DUPLICATE_REASON_LABELS: Record<DuplicateReason, string> = {
  owner: 'It has the same owner’s number',
  home: 'Same locality, rooms and price',
  photo: 'It has one of these photos',
};
