import 'server-only';
import { getBrand } from '@/lib/teams/brand/data';
import type { BrandDto } from '@/lib/teams/brand/dto';
import { Property } from '@/models/listings/property';

/**
 * The brand that a listing is printed under: that of its broker, unless the listing says that the agency looks after everything. Without
 * one it is printed as the agency's.
 */
export async function getPrintedBrand(propertyId: string): Promise<BrandDto | undefined> {
  const row = await Property.findById(propertyId, { owner: 1, contactRoute: 1 }).lean();
  return row?.owner && row.contactRoute !== 'agency' ? getBrand(row.owner) : undefined;
}
