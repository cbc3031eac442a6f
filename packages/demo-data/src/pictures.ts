import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './facts/types';
import type { ListingRecord } from './listings';
import { Random } from './random';

export type Scene =
  | 'block'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'balcony'
  | 'plan'
  | 'house'
  | 'elevation'
  | 'farm house'
  | 'plot'
  | 'layout'
  | 'field'
  | 'orchard'
  | 'shop'
  | 'shop floor'
  | 'office building'
  | 'office floor'
  | 'warehouse'
  | 'warehouse floor';

/** Facts visible in a picture. */
type Shown = {
  /** Number of floors of the building. */
  floors?: number;
  /** Floor from which a balcony is seen. */
  floor?: number;
  unfinished?: boolean;
  bedrooms?: number;
  bathrooms?: number;
  balconies?: number;
};

/** One picture of the manifest. Its files are in `pictures/<hash>/`. */
export type DemoPicture = Shown & {
  id: string;
  scene: Scene;
  alt: string;
  /** Hash of the drawing, 32 hex digits. */
  hash: string;
  /** Width of the widest file in pixels. */
  width: number;
  height: number;
  blurDataURL: string;
  /** Perceptual hash, 16 hex digits. */
  phash: string;
  /** File names (`<width>.<format>`) with the first 16 hex digits of the SHA-256. */
  files: Record<string, string>;
};

/** The pictures in `folder` in a fixed order, so that the same seed gives listings the same pictures. */
export function readManifest(folder: string): DemoPicture[] {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as DemoPicture[];
}

/** Facts by which pictures are chosen. */
export type Depicted = Pick<
  ListingRecord,
  'kind' | 'totalFloors' | 'floor' | 'possession' | 'bedrooms' | 'bathrooms' | 'balconies' | 'furnishing'
>;

type Scenes = { cover: Scene; more: readonly Scene[] };

/** Scenes of a listing by kind, with one cover, followed by these in order. */
export const SHOWN: Record<Kind, Scenes> = {
  flat: { cover: 'block', more: ['living', 'bedroom', 'kitchen', 'balcony', 'bathroom', 'plan'] },
  penthouse: { cover: 'block', more: ['balcony', 'living', 'bedroom', 'kitchen', 'bathroom', 'plan'] },
  villa: { cover: 'house', more: ['living', 'kitchen', 'bedroom', 'bathroom', 'bedroom'] },
  'farm house': { cover: 'farm house', more: ['orchard', 'living', 'field', 'bedroom', 'kitchen'] },
  shop: { cover: 'shop', more: ['shop floor'] },
  office: { cover: 'office building', more: ['office floor'] },
  plot: { cover: 'plot', more: ['layout', 'plot', 'plot'] },
  farmland: { cover: 'field', more: ['field', 'field', 'field'] },
  'orange orchard': { cover: 'orchard', more: ['orchard', 'field', 'orchard'] },
  warehouse: { cover: 'warehouse', more: ['warehouse floor'] },
  'factory shed': { cover: 'warehouse', more: ['warehouse floor'] },
};
const FURNISHED: readonly Scene[] = ['living', 'bedroom'];

const isUnbuilt = (possession: Depicted['possession']) => possession !== undefined && possession !== 'ready';

/** The scenes that suit this listing. Unfurnished homes have no furniture. Unbuilt ones show the site or elevation, and the rooms as planned. */
function scenesOf({ kind, totalFloors, possession, furnishing, balconies }: Depicted): Scenes {
  const { cover, more } = SHOWN[kind];
  const rooms = more.filter(
    (scene) =>
      !(furnishing === 'unfurnished' && FURNISHED.includes(scene)) && !(scene === 'balcony' && !balconies),
  );
  if (isUnbuilt(possession))
    return {
      cover: cover === 'block' ? cover : 'elevation',
      more: ['plan', ...rooms.filter((scene) => scene !== 'plan')],
    };
  return { cover: kind === 'farm house' && totalFloors === 2 ? 'house' : cover, more: rooms };
}

/** Distance of a picture from a listing. Undefined if they contradict each other. */
function distance(shown: Shown, listing: Depicted): number | undefined {
  if (shown.floors !== undefined && Boolean(shown.unfinished) !== isUnbuilt(listing.possession)) return;
  // a plan must have exactly these rooms
  if (shown.bathrooms !== undefined)
    return (['bedrooms', 'bathrooms', 'balconies'] as const).every((fact) => shown[fact] === listing[fact])
      ? 0
      : undefined;
  const between = (one?: number, other?: number) =>
    one === undefined || other === undefined ? 0 : Math.abs(one - other);
  return (
    // differences matter less in taller buildings
    between(shown.floors, listing.totalFloors) / Math.max(1, (listing.totalFloors ?? 0) / 6) +
    between(shown.bedrooms, listing.bedrooms) +
    between(shown.floor, listing.floor)
  );
}

/** Number of listings in a list on a page. Their covers differ, if necessary by one floor from the fact. */
const PAGE = 15;

/**
 * Chooses each listing's pictures from those that match its facts, with the cover first and then up to six more. Prefers the closest, and among these the least
 * recently used. `pictures` can be of any type with these facts. Never returns a picture twice for one listing.
 */
export function pictureDealer<P extends Shown & { scene: Scene }>(
  pictures: readonly P[],
  seed: string,
): (listing: Depicted) => P[] {
  const random = new Random(`${seed}:pictures`);
  const shuffled = random.shuffle(pictures);
  // separate, so that a picture inside a listing does not delay it as a cover
  const coverAt = new Map<P, number>();
  const insideAt = new Map<P, number>();
  let listings = 0;
  const choose = (scene: Scene, listing: Depicted, chosen: readonly P[]): P | undefined => {
    const costs = shuffled.flatMap((picture) => {
      if (picture.scene !== scene) return [];
      const far = chosen.includes(picture) ? undefined : distance(picture, listing);
      const isCover = chosen.length === 0;
      const at = (isCover ? coverAt : insideAt).get(picture) ?? -PAGE;
      const isRecent = isCover && listings - at < PAGE;
      return far === undefined ? [] : [{ picture, at, cost: far + (isRecent ? 1.5 : 0) }];
    });
    return costs.sort((a, b) => a.cost - b.cost || a.at - b.at)[0]?.picture;
  };
  return (listing) => {
    listings++;
    const { cover, more } = scenesOf(listing);
    const chosen: P[] = [];
    for (const scene of [cover, ...more.slice(0, random.int(3, 6))]) {
      const picture = choose(scene, listing, chosen);
      if (!picture) continue;
      (chosen.length === 0 ? coverAt : insideAt).set(picture, listings);
      chosen.push(picture);
    }
    return chosen;
  };
}
