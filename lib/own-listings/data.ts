import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { connectDb } from '@/lib/db';
import { listSharedPhotos } from '@/lib/duplicates/data';
import { toPropertyDto } from '@/lib/listing/dto';
import { listingQuality } from '@/lib/listing-quality/rules';
import { Property, type PropertyRow } from '@/models/property';
import type { OwnProperty } from './dto';

/** Everything that one person has listed, newest first, drafts included. */
export async function listOwn(owner: string, page: number, pageSize: number) {
  await connectDb();
  const filter: QueryFilter<PropertyRow> = { owner: new Types.ObjectId(owner) };
  const total = await Property.countDocuments(filter);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const rows = await Property.find(filter)
    .select('+review')
    .sort({ createdAt: -1 })
    .skip((shown - 1) * pageSize)
    .limit(pageSize)
    .lean();
  const samePhotos = await listSharedPhotos(rows.map(({ _id }) => String(_id)));
  const items = rows.map((row): OwnProperty => {
    const property = toPropertyDto(row);
    const { images, videos } = property;
    const { state, reason } = row.review ?? {};
    return {
      ...property,
      quality: listingQuality({ ...property, images: images.length, videos: videos.length }),
      samePhotos: samePhotos.get(property._id) ?? [],
      ...(state && { review: { state, ...(reason && { reason }) } }),
    };
  });
  return { items, total, page: shown, pages };
}
