import { type Amenity, CATEGORIES, type Category } from '@/lib/listings/fields/vocabulary';

const HOMES: readonly Category[] = ['Residential', 'Villas', 'Farm Houses'];
const BUILT: readonly Category[] = [...HOMES, 'Commercial', 'Industrial'];
const SHARED: readonly Category[] = ['Residential', 'Villas', 'Farm Houses', 'Plots', 'Commercial'];
const OPEN: readonly Category[] = ['Farm Houses', 'Plots', 'Industrial', 'Agricultural'];

/** Categories that can have each amenity. Other forms do not ask for it. */
export const AMENITY_CATEGORIES: Record<Amenity, readonly Category[]> = {
  'power-backup': BUILT,
  lift: ['Residential', 'Villas', 'Commercial', 'Industrial'],
  parking: BUILT,
  security: CATEGORIES,
  'water-supply': CATEGORIES,
  garden: ['Residential', 'Villas', 'Farm Houses', 'Plots'],
  gym: ['Residential', 'Villas', 'Plots', 'Commercial'],
  'swimming-pool': ['Residential', 'Villas', 'Farm Houses', 'Plots'],
  clubhouse: ['Residential', 'Villas', 'Plots'],
  'play-area': ['Residential', 'Villas', 'Plots'],
  cctv: BUILT,
  'gated-community': ['Residential', 'Villas', 'Farm Houses', 'Plots'],
  'rainwater-harvesting': [...BUILT, 'Plots'],
  'solar-panels': [...BUILT, 'Agricultural'],
  'ev-charging': BUILT,
  'piped-gas': ['Residential', 'Villas'],
  temple: SHARED,
  'road-access': OPEN,
  borewell: ['Residential', 'Villas', 'Farm Houses', 'Plots', 'Industrial', 'Agricultural'],
  fencing: OPEN,
  'three-phase-power': ['Farm Houses', 'Commercial', 'Industrial', 'Agricultural'],
  'loading-dock': ['Commercial', 'Industrial'],
  'air-conditioning': BUILT,
  pantry: ['Commercial', 'Industrial'],
};

/** Groups of the form. Each amenity is in one. */
export const AMENITY_GROUPS = [
  {
    title: 'Power, water and gas',
    amenities: [
      'power-backup',
      'three-phase-power',
      'solar-panels',
      'water-supply',
      'borewell',
      'rainwater-harvesting',
      'piped-gas',
    ],
  },
  {
    title: 'Safety and access',
    amenities: ['security', 'cctv', 'gated-community', 'fencing', 'road-access', 'loading-dock'],
  },
  {
    title: 'In the building',
    amenities: ['lift', 'parking', 'ev-charging', 'air-conditioning', 'pantry'],
  },
  {
    title: 'Shared facilities',
    amenities: ['garden', 'gym', 'swimming-pool', 'clubhouse', 'play-area', 'temple'],
  },
] as const satisfies readonly { title: string; amenities: readonly Amenity[] }[];
