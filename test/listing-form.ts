import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { getPropertyFor } from '@/lib/listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ListingBlock, PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { lifecycleFor, storedState } from '@/lib/listings/lifecycle';
import type { MediaOrder } from '@/lib/listings/media/schema';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { decide } from '@/lib/moderation/mutations';
import { moderationDecisionSchema } from '@/lib/moderation/schema';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import type { StoredImage } from '@/lib/platform/media/dto';
import { type IncomingFile, ingest } from '@/lib/platform/media/ingest';
import { createObjectMedia } from '@/lib/platform/media/object-media';
import { MIN_SIDE, newMediaId } from '@/lib/platform/media/prepare-image';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { testAdmin } from './actors';

const dir = env().DATA_DIR;
let count = 0;

export const fields = {
  title: '3 BHK flat in Dharampeth',
  description: 'Bright and quiet',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: '12 West High Court Road, Dharampeth, Nagpur 440010',
  area: '1600',
  possession: 'ready',
};
/** The wizard's fields for a complete listing, overridden by `more`. */
export const form = (more: Record<string, unknown> = {}) => propertyFormSchema.parse({ ...fields, ...more });

/** A different file for each hue, as the browser sends it. */
export async function photo(hue: number): Promise<IncomingFile> {
  const path = join(dir, `photo-${count++}.jpg`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="hsl(${hue},60%,60%)"/><circle cx="${hue}" cy="${300 - hue / 2}" r="90" fill="#222"/><rect x="${500 - hue}" y="60" width="70" height="200" fill="#eee"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(path);
  return { field: 'images', path, name: `photo-${hue}.jpg` };
}

const BLOCKS = { width: 8, height: 8, channels: 3 } as const;

/** A unique picture of random blocks, which encodes five times faster than fine noise. */
async function noise(): Promise<IncomingFile> {
  const path = join(dir, `noise-${count++}.jpg`);
  await sharp(randomBytes(BLOCKS.width * BLOCKS.height * BLOCKS.channels), { raw: BLOCKS })
    .resize(MIN_SIDE, MIN_SIDE)
    .jpeg()
    .toFile(path);
  return { field: 'images', path, name: `noise-${count}.jpg` };
}

type Prepared = { image: StoredImage; jpeg: string };
/** The worker's one picture that is actually checked, decoded and encoded, because that takes most of a listing's time. No test file inspects it. */
const worker = process as { preparedPicture?: Promise<Prepared> };

async function preparePicture(): Promise<Prepared> {
  const folder = join(String(process.env.TEST_DIR), 'picture');
  const [stored] = (await ingest([await noise()], createObjectMedia(createDiskObjects(folder)))).images;
  if (!stored) throw new Error('The picture was not stored');
  // its other sizes and formats are not created
  const { pending: _pending, ...image } = stored;
  return { image, jpeg: join(folder, 'media', image.public_id, basename(image.url)) };
}

/** Finished pictures uploaded by `actor`, with unique hashes, for tests that do not cover reading and encoding. */
export async function uploaded(actor: Pick<Actor, 'userId'>, pictures = 1): Promise<MediaOrder> {
  worker.preparedPicture ??= preparePicture();
  const { image, jpeg } = await worker.preparedPicture;
  const file = basename(jpeg);
  const rows = Array.from({ length: pictures }, () => {
    const id = newMediaId();
    const own = { url: `/media/${id}/${file}`, public_id: `images/${id}`, contentHash: id };
    return {
      publicId: own.public_id,
      owner: new Types.ObjectId(actor.userId),
      image: { ...image, ...own, phash: randomBytes(8).toString('hex') },
      createdAt: new Date(),
    };
  });
  for (const { publicId } of rows) {
    await mkdir(join(dir, 'media', publicId), { recursive: true });
    await copyFile(jpeg, join(dir, 'media', publicId, file));
  }
  await UploadedPicture.insertMany(rows);
  return { images: rows.map(({ publicId }) => ({ uploaded: publicId })) };
}

/** Options that give a listing one such picture when it is stored. */
export const photographed = async ({ id }: { id: string }) => ({
  mediaOrder: await uploaded({ userId: id }),
});

/** Creates a public listing with a photo, its own floor, any price and, for a sale, its possession. */
export const listPublicly = async (actor: Actor, given: Record<string, unknown>): Promise<PropertyDto> => {
  const own = { floor: String(count++ % 190), ...(given.type === 'sale' && { possession: 'ready' }) };
  const input = propertyFormSchema.parse({ ...own, ...given });
  const mediaOrder = await uploaded(actor);
  const { property } = await createProperty(actor, input, [], { confirmsPrice: true, mediaOrder });
  if (!property.awaiting?.includes('priceReview')) return property;
  // as if our team had approved the price
  await decide(property._id, moderationDecisionSchema.parse({ decision: 'approve' }), testAdmin());
  return (await getPropertyFor(actor, property._id))!.property;
};

/** Stored fields of a listing with this status, optionally blocked. */
export const inState = (status: PropertyStatus, ...blockedBy: ListingBlock[]) => {
  const at = new Date();
  const binned = blockedBy.includes('bin') && { binnedAt: at };
  return storedState({ ...lifecycleFor(status, at), blockedBy, ...binned });
};

export const stored = () => readdir(join(dir, 'media', 'images')).catch(() => []);

/** Creates a flat for search tests, overridden by the given fields. */
export const listedForSearch = (actor: Actor, more: Record<string, unknown> = {}) =>
  listPublicly(actor, {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    area: '1600',
    ...more,
  });
