import { costClassOf } from '@/lib/costs/sheet/rules';
import { hasField } from '@/lib/listings/fields/rules';
import {
  FACINGS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SEARCH_AMENITIES,
  SEARCH_AMENITY_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { STEP_SHARE, STEPS_ABOVE, STEPS_BELOW } from './constants';
import type { DemandPointDto } from './dto';

/** Rounds a fiftieth of the price to 1, 2 or 5 times a power of ten, so that prices stay round. */
export function stepOf(price: number): number {
  const wanted = Math.max(1, price * STEP_SHARE);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const steps = [1, 2, 5, 10].map((digit) => digit * power);
  return steps.reduce((best, step) =>
    Math.abs(Math.log(step / wanted)) < Math.abs(Math.log(best / wanted)) ? step : best,
  );
}

/** Round prices around the listing's, and the listing's itself, highest first. */
export function pricesAround(price: number): number[] {
  const step = stepOf(price);
  const first = Math.floor(price / step) * step;
  const below = Array.from({ length: STEPS_BELOW }, (_, i) => first - (first === price ? i + 1 : i) * step);
  const above = Array.from({ length: STEPS_ABOVE }, (_, i) => first + (i + 1) * step);
  return [...new Set([...above, price, ...below])].filter((value) => value > 0).sort((a, b) => b - a);
}

/** The lower price that gains the most buyers per rupee; the higher of two equal ones. */
export function bestOf(points: readonly DemandPointDto[]): DemandPointDto | undefined {
  const now = points.find(({ isNow }) => isNow);
  if (!now) return undefined;
  const worth = ({ price, buyers }: DemandPointDto) => (buyers - now.buyers) / (now.price - price);
  const lower = points.filter(({ price, buyers }) => price < now.price && buyers > now.buyers);
  return lower.toSorted((a, b) => worth(b) - worth(a) || b.price - a.price)[0];
}

/** Another fact that the listing could state, and the listing as searches would then find it. */
export type Change = { label: string; listing: IndexedListing };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each possible value of a field that the listing leaves empty. */
function valuesOf(
  listing: IndexedListing,
  name: 'furnishing' | 'facing' | 'possession',
  labels: Readonly<Record<string, string>>,
): Change[] {
  if (listing[name] || !hasField(name, listing)) return [];
  return Object.entries(labels).map(([value, label]) => {
    const changed = { ...listing, [name]: value };
    // the charges of a sale depend on its possession status
    return {
      label,
      listing: { ...changed, ...(listing.type === 'sale' && { costClass: costClassOf(changed) }) },
    };
  });
}

const FACING_LABELS = Object.fromEntries(FACINGS.map((facing) => [facing, `${capital(facing)} facing`]));

/** Facts that searches want and the listing lacks, and amenities that it can have. */
export function changesOf(listing: IndexedListing): Change[] {
  const missing = SEARCH_AMENITIES.filter((amenity) => !listing.amenities.includes(amenity));
  return [
    ...valuesOf(listing, 'furnishing', FURNISHING_LABELS),
    ...valuesOf(listing, 'facing', FACING_LABELS),
    ...valuesOf(listing, 'possession', POSSESSION_LABELS),
    ...(hasField('amenities', listing) ? missing : []).map((amenity) => ({
      label: SEARCH_AMENITY_LABELS[amenity],
      listing: { ...listing, amenities: [...listing.amenities, amenity] },
    })),
    ...(listing.status === 'verified'
      ? []
      : [{ label: 'Verified by the agency', listing: { ...listing, status: 'verified' } }]),
  ];
}
