import 'server-only';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { refreshCandidates } from '@/lib/listings/duplicates/mutations';
import type { Review } from '@/lib/listings/rules';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';

const WAITING = 24;

/** The version from before the owner lowered the price and wrote more. */
function earlier(listing: PropertyDto): PropertyDto {
  const sentences = listing.description.split(/(?<=\.)\s/);
  return {
    ...listing,
    price: Math.round((listing.price * 1.04) / 1000) * 1000,
    description: sentences.slice(0, Math.max(1, sentences.length - 1)).join(' '),
    images: listing.images.slice(0, -1),
  };
}

/** Puts the newest demo listings into the moderation queue, every third as an edited one, and looks for their duplicates. */
export async function seedReviews(): Promise<void> {
  const rows = await Property.find({ demo: true, status: op.in(['active', 'unverified']) })
    .sort({ createdAt: -1 })
    .limit(WAITING)
    .lean();
  for (const [i, row] of rows.entries()) {
    const listing = toPropertyDto(row);
    const review: Review = {
      state: 'pending',
      since: row.createdAt,
      ...(i % 3 === 0 && { before: earlier(listing) }),
    };
    await Property.updateOne({ _id: row._id }, { $set: { review } }, { timestamps: false });
    await refreshCandidates(String(row._id));
  }
}
