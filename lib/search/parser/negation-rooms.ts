import type { PropertySearch } from '@/lib/search/schema';
import type { Pieces } from './pieces';

/** Numbers of bedrooms known to the search; the last one means five or more. */
const ROOMS = [1, 2, 3, 4, 5];

type Rooms = Partial<PropertySearch> & { bedrooms: number[] };
export const isOnlyRooms = (set: Partial<PropertySearch> | undefined): set is Rooms =>
  set?.bedrooms !== undefined && Object.keys(set).length === 1;

/** "anything but 1 bhk": the other numbers of rooms, unless some are asked for. */
export function leaveOtherRooms({ pieces }: Pieces): void {
  const ruledOut = pieces.flatMap(({ notRooms = [] }) => notRooms);
  const first = pieces.find(({ notRooms }) => notRooms);
  const asked = new Set(pieces.flatMap(({ set }) => set?.bedrooms ?? []));
  if (!first || (asked.size > 0 && !ruledOut.some((count) => asked.has(count)))) return;
  const bedrooms = ROOMS.filter((count) => !ruledOut.includes(count));
  if (asked.size === 0 && bedrooms.length > 0) first.set = { bedrooms };
  else {
    delete first.set;
    first.left = true;
  }
}
