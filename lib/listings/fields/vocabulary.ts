/** The closed vocabularies of a listing. Labels are for people; values are stored and sent. */

/** Rows per page of `/properties` (docs/spec/limits.md#constants). */
export const PROPERTIES_PAGE_SIZE = 6;

export const LISTING_TYPES = ['sale', 'rent'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/**
 * The receivers of a listing's calls, chats and enquiries. If unset, calls reach the agency and enquiries the lister
 * (lib/listings/listers/rules.ts).
 */
export const CONTACT_ROUTES = ['lister', 'agency', 'both'] as const;
export type ContactRoute = (typeof CONTACT_ROUTES)[number];
export const CONTACT_ROUTE_LABELS: Record<ContactRoute, string> = {
  lister: 'Lister only',
  agency: 'Agency only',
  both: 'The lister and the agency',
};
export const LISTING_TYPE_LABELS: Record<ListingType, string> = { sale: 'For Sale', rent: 'For Rent' };

export const CATEGORIES = [
  'Residential',
  'Commercial',
  'Plots',
  'Villas',
  'Farm Houses',
  'Industrial',
  'Agricultural',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Residential categories, which have bedrooms, bathrooms and furnishing. */
export const HOME_CATEGORIES: readonly Category[] = ['Residential', 'Villas', 'Farm Houses'];

/** Categories that are land, without rooms, floors and furnishing. */
export const LAND_CATEGORIES: readonly Category[] = ['Plots', 'Agricultural'];

/** The kind of property, one step finer than the category (RESO PropertySubType). Categories missing here have no sub-types. */
export const SUB_TYPES_OF = {
  Residential: ['flat', 'house', 'penthouse', 'studio', 'rk', 'pg', 'hostel', 'room'],
  Commercial: ['shop', 'showroom', 'office'],
  Villas: ['villa', 'bungalow', 'row-house'],
  Industrial: ['warehouse', 'shed'],
  Agricultural: ['farmland', 'orchard'],
} as const satisfies Partial<Record<Category, readonly string[]>>;
export type SubType = (typeof SUB_TYPES_OF)[keyof typeof SUB_TYPES_OF][number];
export const SUB_TYPES = Object.values(SUB_TYPES_OF).flat() as SubType[];
export const SUB_TYPE_LABELS: Record<SubType, string> = {
  flat: 'Flat',
  house: 'Independent house',
  penthouse: 'Penthouse',
  studio: 'Studio',
  rk: '1 RK',
  pg: 'Paying guest (PG)',
  hostel: 'Hostel',
  room: 'Single room',
  shop: 'Shop',
  showroom: 'Showroom',
  office: 'Office',
  villa: 'Villa',
  bungalow: 'Bungalow',
  'row-house': 'Row house',
  warehouse: 'Warehouse',
  shed: 'Factory shed',
  farmland: 'Farmland',
  orchard: 'Orchard',
};

export const STATUS_LABELS = {
  active: 'Active',
  verified: 'Verified',
  unverified: 'Unverified',
  draft: 'Draft',
  paused: 'Paused',
  sold: 'Sold',
  rented: 'Rented',
  expired: 'Expired',
};
export type PropertyStatus = keyof typeof STATUS_LABELS;
/** docs/spec/listing.md#listing-status */
export const PROPERTY_STATUSES = Object.keys(STATUS_LABELS) as PropertyStatus[];

/** Statuses visible in lists. A detail page also shows sold and rented ones. */
export const PUBLIC_STATUSES = ['active', 'verified', 'unverified'] as const satisfies PropertyStatus[];
export const DETAIL_STATUSES = [...PUBLIC_STATUSES, 'sold', 'rented'] as const satisfies PropertyStatus[];

/** The decision about a listing, by its lister or an admin (lib/listings/lifecycle.ts). */
export const LISTING_CHOICES = ['draft', 'listed', 'paused', 'sold', 'rented', 'expired'] as const;
export type ListingChoice = (typeof LISTING_CHOICES)[number];

/** Our team's finding that a listing's facts are right, or not (or no longer) known to be. */
export const VERIFICATION_STATES = ['verified', 'unverified'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** Reasons for hiding a listing. Its owner deleted it, or has requested erasure of the account. */
export const HIDDEN_REASONS = ['bin', 'erasure'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** Facts that a listing or its owner's account can lack before it is public; `awaiting` in the API. */
export const MISSING_FACTS = [
  'photo',
  'possession',
  'confirmation',
  'agentNumber',
  'certificate',
  'priceReview',
] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Causes that hide a listing, whatever was chosen: `stale` not confirmed for too long, `rejected` by a moderator. */
export const LISTING_BLOCKS = [...MISSING_FACTS, 'stale', 'rejected', ...HIDDEN_REASONS] as const;
export type ListingBlock = (typeof LISTING_BLOCKS)[number];

/** Shown to a person who tries to change it. */
export const HIDDEN_MESSAGES: Record<HiddenReason, string> = {
  bin: 'This listing is in the bin. Restore it first',
  erasure: 'This listing is hidden, because its owner has asked us to delete the account',
};

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

export const FURNISHINGS = ['unfurnished', 'semi-furnished', 'furnished'] as const;
export type Furnishing = (typeof FURNISHINGS)[number];
export const FURNISHING_LABELS: Record<Furnishing, string> = {
  unfurnished: 'Unfurnished',
  'semi-furnished': 'Semi-furnished',
  furnished: 'Furnished',
};

export const POSSESSIONS = ['ready', 'under-construction', 'new-launch'] as const;
export type Possession = (typeof POSSESSIONS)[number];
export const POSSESSION_LABELS: Record<Possession, string> = {
  ready: 'Ready to move',
  'under-construction': 'Under construction',
  'new-launch': 'New launch',
};

export const AMENITY_LABELS = {
  'power-backup': 'Power backup',
  lift: 'Lift',
  parking: 'Parking',
  security: 'Security',
  'water-supply': 'Water supply',
  garden: 'Garden',
  gym: 'Gym',
  'swimming-pool': 'Swimming pool',
  clubhouse: 'Clubhouse',
  'play-area': 'Play area',
  cctv: 'CCTV',
  'gated-community': 'Gated community',
  'rainwater-harvesting': 'Rainwater harvesting',
  'solar-panels': 'Solar panels',
  'ev-charging': 'EV charging',
  'piped-gas': 'Piped gas',
  temple: 'Temple',
  'road-access': 'Road access',
  borewell: 'Borewell',
  fencing: 'Fencing',
  'three-phase-power': 'Three-phase power',
  'loading-dock': 'Loading dock',
  'air-conditioning': 'Air conditioning',
  pantry: 'Pantry',
};
export type Amenity = keyof typeof AMENITY_LABELS;
export const AMENITIES = Object.keys(AMENITY_LABELS) as Amenity[];

/** Searches treat a floor plan as an amenity, like the listing's own. */
export const FLOOR_PLAN = 'floor-plan';
export const SEARCH_AMENITIES = [...AMENITIES, FLOOR_PLAN] as const;
export const SEARCH_AMENITY_LABELS: Record<(typeof SEARCH_AMENITIES)[number], string> = {
  ...AMENITY_LABELS,
  [FLOOR_PLAN]: 'Floor plan',
};

/** Reasons why a project on sale needs no registration (Real Estate (Regulation and Development) Act 2016, s. 3(2)). */
export const RERA_EXEMPTIONS = ['occupation-certificate', 'small-project', 'not-a-project'] as const;
export type ReraExemption = (typeof RERA_EXEMPTIONS)[number];
export const RERA_EXEMPTION_LABELS: Record<ReraExemption, string> = {
  'occupation-certificate': 'The occupation certificate has been received',
  'small-project': 'Land up to 500 sq m, or up to 8 units',
  'not-a-project': 'A single building or plot resold by its owner',
};

/** Moderation states. An owner's edit makes a listing pending again. */
export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** Statuses that a file can set. Only a person who has seen evidence verifies a listing. */
export const IMPORT_STATUS_CHOICES = ['draft', 'active', 'unverified', 'paused'] as const;

/** Choices for a fact that is true, false or not stated. */
export const YES_NO = ['yes', 'no'] as const;
export const YES_NO_LABELS: Record<(typeof YES_NO)[number], string> = { yes: 'Yes', no: 'No' };

/** The authority that approved a plot's layout. */
export const SANCTIONS = ['nit', 'nmrda', 'nmc', 'gram-panchayat'] as const;
export const SANCTION_LABELS: Record<(typeof SANCTIONS)[number], string> = {
  nit: 'NIT',
  nmrda: 'NMRDA',
  nmc: 'NMC',
  'gram-panchayat': 'Gram panchayat',
};

export const PARKING_KINDS = ['covered', 'stilt', 'basement', 'open'] as const;
export const PARKING_KIND_LABELS: Record<(typeof PARKING_KINDS)[number], string> = {
  covered: 'Covered parking',
  stilt: 'Stilt parking',
  basement: 'Basement parking',
  open: 'Open parking',
};

/** The permission to build on a plot (Maharashtra Land Revenue Code 1966, s. 44). */
export const NA_STATES = ['na', 'applied', 'agricultural'] as const;
export const NA_STATE_LABELS: Record<(typeof NA_STATES)[number], string> = {
  na: 'NA order received',
  applied: 'Applied for',
  agricultural: 'Still agricultural',
};

/** Holders named in farmland's 7/12 extract. */
export const LAND_RECORDS = ['sole', 'joint', 'mutation-pending'] as const;
export const LAND_RECORD_LABELS: Record<(typeof LAND_RECORDS)[number], string> = {
  sole: 'In the seller’s name only',
  joint: 'In several names',
  'mutation-pending': 'Name change not yet recorded',
};

export const WATER_SOURCES = ['well', 'borewell', 'canal', 'river', 'rain'] as const;
export const WATER_SOURCE_LABELS: Record<(typeof WATER_SOURCES)[number], string> = {
  well: 'Well',
  borewell: 'Borewell',
  canal: 'Canal',
  river: 'River or lake',
  rain: 'Rain only',
};

export const ROAD_ACCESSES = ['tar-road', 'dirt-road', 'right-of-way', 'none'] as const;
export const ROAD_ACCESS_LABELS: Record<(typeof ROAD_ACCESSES)[number], string> = {
  'tar-road': 'Tar road',
  'dirt-road': 'Dirt road',
  'right-of-way': 'Right of way over neighbouring land',
  none: 'No road',
};

export const TENANTS = ['anyone', 'families', 'working-people', 'students', 'companies'] as const;
export const TENANT_LABELS: Record<(typeof TENANTS)[number], string> = {
  anyone: 'Anyone',
  families: 'Families',
  'working-people': 'Working people',
  students: 'Students',
  companies: 'Companies, for their staff',
};

/** The accuracy at which visitors see a pin set by the owner. */
export const SHOWN_PLACES = ['exact', 'area'] as const;
export const SHOWN_PLACE_LABELS: Record<(typeof SHOWN_PLACES)[number], string> = {
  exact: 'The exact place',
  area: 'Approximate, within 200 m',
};

/** Units that owners use. Areas are stored and sent in square feet. */
export const AREA_UNIT_NAMES = ['sq-ft', 'sq-m', 'sq-yd', 'guntha', 'acre'] as const;
export type AreaUnit = (typeof AREA_UNIT_NAMES)[number];
const SMALL_UNITS = { 'sq-ft': 'sq ft', 'sq-m': 'sq m', 'sq-yd': 'sq yd' };
export const AREA_UNIT_LABELS: Record<AreaUnit, string> = { ...SMALL_UNITS, guntha: 'guntha', acre: 'acre' };

/** Includes the flat number in the public address. If empty, only the lister and the office see it. */
export const UNIT_SHOWN = ['yes'] as const;
export const UNIT_SHOWN_LABELS: Record<(typeof UNIT_SHOWN)[number], string> = { yes: 'Shown to everyone' };

/** Tenants and meals of a home to let, a PG or a hostel. */
export const DIETS = ['anyone', 'vegetarians'] as const;
export const DIET_LABELS: Record<(typeof DIETS)[number], string> = {
  anyone: 'All food allowed',
  vegetarians: 'Vegetarians only',
};

/** The intended residents of a PG or hostel. */
export const SHARERS = ['anyone', 'women', 'men'] as const;
export const SHARER_LABELS: Record<(typeof SHARERS)[number], string> = {
  anyone: 'For everyone',
  women: 'For women',
  men: 'For men',
};

export const MEALS = ['included', 'extra', 'none'] as const;
export const MEAL_LABELS: Record<(typeof MEALS)[number], string> = {
  included: 'Meals included',
  extra: 'Meals at extra cost',
  none: 'No meals',
};
