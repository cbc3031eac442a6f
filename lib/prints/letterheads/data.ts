import 'server-only';
import { findListingById } from '@/lib/listings/data';
import { getBrand } from '@/lib/teams/brand/data';
import type { BrandDto } from '@/lib/teams/brand/dto';

/** The brand on a listing's prints: its broker's, unless the listing leaves everything to the agency. Undefined prints the agency's. */
export async function getPrintedBrand(propertyId: string): Promise<BrandDto | undefined> {
  const row = await findListingById(propertyId, { owner: 1, contactRoute: 1 });
  return row?.owner && row.contactRoute !== 'agency' ? getBrand(row.owner) : undefined;
}
