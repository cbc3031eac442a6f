import { LANDMARK_KINDS } from '@/lib/places/gazetteer/constants';

/** What the drawn base of a map shows. `road` and `lake` are lines and areas here, the other landmarks points. */
const BASE_KINDS = ['city', 'locality', 'railway', 'river', 'metro-line', ...LANDMARK_KINDS] as const;
export type BaseKind = (typeof BASE_KINDS)[number];
