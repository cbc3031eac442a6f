import { Property } from '@/models/listings/property';
import { Claim } from '@/models/teams/claim';

const FLAT = {
  title: 'Flat',
  description: 'd',
  price: 5_000_000,
  area: 900,
  type: 'sale',
  category: 'Plots',
  address: 'Besa',
  city: 'Nagpur',
  citySlug: 'nagpur',
  status: 'unverified',
} as const;
/** Listings waiting for a review, oldest first. */
export async function queueOf(count: number): Promise<string[]> {
  await Property.deleteMany({});
  await Claim.deleteMany({});
  const rows = Array.from({ length: count }, (_, i) => ({
    ...FLAT,
    title: `Flat ${i}`,
    review: { state: 'pending', since: new Date(Date.now() - (count - i) * 60_000) },
  }));
  return (await Property.insertMany(rows as never)).map(({ _id }) => String(_id));
}
