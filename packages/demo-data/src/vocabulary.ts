/**
 * The vocabulary of the records. It is separate, so that nothing here imports the product. The compiler compares it with the
 * product's vocabulary where the records are written (scripts/demo/).
 */
export type ListingType = 'sale' | 'rent';

export type Category =
  | 'Residential'
  | 'Commercial'
  | 'Plots'
  | 'Villas'
  | 'Farm Houses'
  | 'Industrial'
  | 'Agricultural';

export const isLand = (category: Category) => category === 'Plots' || category === 'Agricultural';

export type ListingStatus =
  | 'active'
  | 'verified'
  | 'unverified'
  | 'draft'
  | 'paused'
  | 'sold'
  | 'rented'
  | 'expired';

export const FACINGS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Facing = (typeof FACINGS)[number];

export type Furnishing = 'unfurnished' | 'semi-furnished' | 'furnished';
export type Possession = 'ready' | 'under-construction' | 'new-launch';

export type Amenity =
  | 'power-backup'
  | 'lift'
  | 'parking'
  | 'security'
  | 'water-supply'
  | 'garden'
  | 'gym'
  | 'swimming-pool'
  | 'clubhouse'
  | 'play-area'
  | 'cctv'
  | 'gated-community'
  | 'rainwater-harvesting'
  | 'solar-panels'
  | 'ev-charging'
  | 'piped-gas'
  | 'temple'
  | 'road-access'
  | 'borewell'
  | 'fencing'
  | 'three-phase-power'
  | 'loading-dock'
  | 'air-conditioning'
  | 'pantry';

export const ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;
export type Role = (typeof ROLES)[number];

export type VisitorAction = 'page_view' | 'product_view' | 'search' | 'button_click' | 'form_submit';

export const ENQUIRY_STATUSES = ['new', 'contacted', 'visit planned', 'negotiating', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** A locality of listings. Rates are rupees per square foot, of carpet area for flats and of land for plots. */
export type Locality = {
  name: string;
  slug: string;
  pinCode: string;
  lat: number;
  lng: number;
  salePerSqFt: number;
  rentPerSqFt: number;
  plotPerSqFt: number;
};

export type City = { name: string; slug: string; state: string; localities: readonly Locality[] };

/** An id with 24 hex digits, like a MongoDB ObjectId. */
export type Id = string;
