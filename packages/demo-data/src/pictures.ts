import 'server-only';
import sharp from 'sharp';
import { processImageBuffer } from '@/lib/media/process-image';
import { type MediaStore, mediaStore } from '@/lib/media/store';
import type { StoredImage } from '@/lib/media/types';
import { type DemoPicture, demoPictures, type Scene, SHOWN } from '../tool/catalogue';
import type { Kind } from './facts/types';
import { fingerprintOf, recall, remember } from './manifest';
import { Deck, Random } from './random';

/** The drawings, rasterised and stored like any upload; keyed by their scene. */
export type Pool = ReadonlyMap<Scene, readonly StoredImage[]>;

/** As many as processors the pipeline lets run at once. */
const AT_ONCE = 2;

async function store(drawing: string, alt: string, target: MediaStore): Promise<StoredImage> {
  const png = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  const processed = await processImageBuffer(png);
  try {
    return { ...(await target.putImage(processed)), alt };
  } finally {
    await processed.dispose();
  }
}

type Report = (done: number, total: number) => void;

async function storeAll(
  pictures: readonly DemoPicture[],
  drawings: readonly string[],
  target: MediaStore,
  report: Report,
) {
  const stored: StoredImage[] = [];
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < pictures.length) {
      const i = next++;
      stored[i] = await store(drawings[i]!, pictures[i]!.alt, target);
      report(++done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return stored;
}

/** Draws all pictures of the pool and stores those that an earlier run did not: the same content has one address. */
export async function storePool(
  report: Report = () => {},
  pictures: readonly DemoPicture[] = demoPictures(),
): Promise<Pool> {
  const target = await mediaStore();
  const drawings = pictures.map((picture) => picture.draw());
  const fingerprint = fingerprintOf(drawings);
  const known = target.name === 'local' ? await recall(fingerprint) : undefined;
  const stored = known ?? (await storeAll(pictures, drawings, target, report));
  if (!known && target.name === 'local') await remember(fingerprint, stored);
  const pool = new Map<Scene, StoredImage[]>();
  for (const [i, picture] of pictures.entries()) {
    pool.set(picture.scene, [...(pool.get(picture.scene) ?? []), stored[i]!]);
  }
  return pool;
}

/** Deals each listing its pictures: the cover in rounds, so that neighbours differ, then four to seven in all. */
export function pictureDealer(pool: Pool, seed: string): (kind: Kind) => StoredImage[] {
  const random = new Random(`${seed}:pictures`);
  const covers = new Map<Scene, Deck<StoredImage>>();
  const deck = (scene: Scene): Deck<StoredImage> => {
    let found = covers.get(scene);
    if (!found) {
      const images = pool.get(scene);
      if (!images) throw new Error(`The picture pool has no ${scene}.`);
      found = new Deck(random, images);
      covers.set(scene, found);
    }
    return found;
  };
  return (kind) => {
    const { cover, more } = SHOWN[kind];
    const chosen = [deck(cover).deal()];
    for (const scene of more.slice(0, random.int(3, 6))) {
      const image = random.pick(pool.get(scene) ?? []);
      if (!chosen.some((other) => other.public_id === image.public_id)) chosen.push(image);
    }
    return chosen;
  };
}
