import { LANDMARK_KINDS } from '@/lib/places/gazetteer/constants';

/** Features of the drawn base map. `road` and `lake` are lines and areas here, other landmarks points. */
export const BASE_KINDS = ['city', 'locality', 'railway', 'river', 'metro-line', ...LANDMARK_KINDS] as const;
export type BaseKind = (typeof BASE_KINDS)[number];
