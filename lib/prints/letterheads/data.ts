import 'server-only';
import { findListingById } from '@/lib/listings/data';
import { getBrand } from '@/lib/teams/brand/data';
import type { BrandDto } from '@/lib/teams/brand/dto';

/**
 * The brand that a listing is printed under: that of its broker, unless the listing says that the agency looks after everything. Without
 * one it is printed as the agency's.
 */
export async function getPrintedBrand(propertyId: string): Promise<BrandDto | undefined> {
  const row = await findListingById(propertyId, { owner: 1, contactRoute: 1 });
  return row?.owner && row.contactRoute !== 'agency' ? getBrand(row.owner) : undefined;
}
