import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './facts/types';
import { Deck, Random } from './random';

export type Scene =
  | 'block'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'balcony'
  | 'plan'
  | 'villa'
  | 'farm house'
  | 'plot'
  | 'layout'
  | 'field'
  | 'orchard'
  | 'shop'
  | 'office building'
  | 'office floor'
  | 'warehouse';

/** One picture as the manifest describes it; its files are in `pictures/<hash>/`. */
export type DemoPicture = {
  id: string;
  scene: Scene;
  alt: string;
  /** 32 hex digits, of the drawing */
  hash: string;
  /** pixels of the widest file */
  width: number;
  height: number;
  blurDataURL: string;
  /** perceptual hash, 16 hex digits */
  phash: string;
  /** name (`<width>.<format>`) to the first 16 hex digits of the file's SHA-256 */
  files: Record<string, string>;
};

/** The pictures in `folder`, in a fixed order: the same seed then gives listings the same pictures. */
export function readManifest(folder: string): DemoPicture[] {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as DemoPicture[];
}

/** What a listing of each kind shows: one cover, then these in order. */
export const SHOWN: Record<Kind, { cover: Scene; more: readonly Scene[] }> = {
  flat: { cover: 'block', more: ['living', 'bedroom', 'kitchen', 'balcony', 'bathroom', 'plan'] },
  penthouse: { cover: 'block', more: ['balcony', 'living', 'bedroom', 'kitchen', 'bathroom', 'plan'] },
  villa: { cover: 'villa', more: ['living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'bedroom'] },
  'farm house': { cover: 'farm house', more: ['orchard', 'living', 'field', 'bedroom', 'kitchen'] },
  shop: { cover: 'shop', more: ['office building', 'shop', 'office floor'] },
  office: { cover: 'office building', more: ['office floor', 'office floor', 'office building'] },
  plot: { cover: 'plot', more: ['layout', 'plot', 'plot'] },
  farmland: { cover: 'field', more: ['field', 'field', 'field'] },
  'orange orchard': { cover: 'orchard', more: ['orchard', 'field', 'orchard'] },
  warehouse: { cover: 'warehouse', more: ['warehouse', 'office floor', 'warehouse'] },
  'factory shed': { cover: 'warehouse', more: ['warehouse', 'warehouse', 'office floor'] },
};

/**
 * Chooses the pictures of each listing: covers in rounds, so that neighbours differ, then up to six more; `pictures` may
 * be of any type that says its scene. Returns no picture twice for one listing.
 */
export function pictureDealer<P extends { scene: Scene }>(
  pictures: readonly P[],
  seed: string,
): (kind: Kind) => P[] {
  const random = new Random(`${seed}:pictures`);
  const pool = new Map<Scene, P[]>();
  for (const picture of pictures) pool.set(picture.scene, [...(pool.get(picture.scene) ?? []), picture]);
  const covers = new Map([...pool].map(([scene, found]) => [scene, new Deck(random, found)]));
  return (kind) => {
    const { cover, more } = SHOWN[kind];
    const first = covers.get(cover)?.deal();
    const chosen = first ? [first] : [];
    for (const scene of more.slice(0, random.int(3, 6))) {
      const picture = random.pick(pool.get(scene) ?? []);
      if (!chosen.includes(picture)) chosen.push(picture);
    }
    return chosen;
  };
}
