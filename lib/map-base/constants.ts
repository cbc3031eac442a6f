import { LANDMARK_KINDS } from '@/lib/gazetteer/constants';

/** What the drawn base of a map shows. `road` and `lake` are lines and areas here, the other landmarks points. */
export const BASE_KINDS = ['city', 'locality', 'railway', 'river', 'metro-line', ...LANDMARK_KINDS] as const;
export type BaseKind = (typeof BASE_KINDS)[number];

/** The file goes to phones: at most so many bytes before it is compressed. */
export const MAX_BASE_BYTES = 150 * 1024;
