import { z } from 'zod';
import type { StoredVideo } from '@/lib/media/types';
import { findCity } from '@/lib/place/rules';
import { LAND_CATEGORIES, type ReviewState } from './constants';
import type { PropertyDto } from './dto';
import type { PropertyInput } from './schema';

/** MahaRERA project numbers: `P` and 11 digits, since 2024 also `PR` and 13 digits. */
const MAHARERA = /^(?:P\d{11}|PR\d{13})$/;

export function normaliseRera(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

type ReraFacts = Pick<
  PropertyInput,
  'type' | 'category' | 'possession' | 'reraNumber' | 'reraExemption' | 'citySlug'
>;

/** Is this something that may not be advertised without a project number? */
export function needsRera(facts: ReraFacts): boolean {
  if (facts.type !== 'sale' || facts.reraExemption || facts.category === 'Agricultural') return false;
  const unfinished = facts.possession === 'under-construction' || facts.possession === 'new-launch';
  // plots are never "under construction"; a layout that is launched new is a project all the same
  return LAND_CATEGORIES.includes(facts.category) ? facts.possession === 'new-launch' : unfinished;
}

/** What keeps the listing from being published, in words for the field, or null. Drafts are never checked. */
export function reraProblem(facts: ReraFacts): string | null {
  if (facts.reraNumber) {
    if (findCity(facts.citySlug)?.state !== 'Maharashtra') return null;
    if (MAHARERA.test(facts.reraNumber)) return null;
    return 'A MahaRERA project number is P and 11 digits, or PR and 13 digits, as on the certificate';
  }
  if (!needsRera(facts)) return null;
  return 'A project that is not finished needs its RERA number before it is advertised. Enter it, say why none is needed, or save a draft';
}

/**
 * How an edit wants its pictures: kept ones by public id and new ones by their place among the uploaded files, in the
 * order to show them; the first is the cover. Kept pictures that are not named are removed from the listing.
 */
const entry = z.union([
  z.object({ keep: z.string().max(200) }),
  z.object({ add: z.number().int().min(0).max(50) }),
]);

export const mediaPlanSchema = z.object({
  images: z.array(entry).max(50).optional(),
  /** public ids of the videos that stay */
  videos: z.array(z.string().max(200)).max(20).optional(),
});
export type MediaPlan = z.infer<typeof mediaPlanSchema>;

/** Without a plan new pictures follow the old ones. A new picture that the plan forgot is never lost: it comes last. */
export function arrangeImages<Old extends { public_id: string }, New extends { public_id: string }>(
  old: readonly Old[],
  added: readonly New[],
  plan: MediaPlan | undefined,
): (Old | New)[] {
  if (!plan?.images) return distinct([...old, ...added]);
  const named = plan.images.flatMap((one): (Old | New)[] => {
    const found = 'keep' in one ? old.find(({ public_id }) => public_id === one.keep) : added[one.add];
    return found ? [found] : [];
  });
  return distinct([...named, ...added]);
}

export function arrangeVideos(
  old: readonly StoredVideo[],
  added: readonly StoredVideo[],
  plan: MediaPlan | undefined,
): StoredVideo[] {
  const kept = plan?.videos
    ? old.filter(({ public_id, url }) => plan.videos?.includes(public_id ?? url))
    : old;
  return [...kept, ...added];
}

/** The same photograph sent twice is one picture. */
function distinct<T extends { public_id: string }>(images: T[]): T[] {
  const ids = images.map(({ public_id }) => public_id);
  return images.filter(({ public_id }, place) => ids.indexOf(public_id) === place);
}

export type Review = {
  state: ReviewState;
  /** when it came to stand so */
  since: Date;
  /** why it was rejected, as its owner was told */
  reason?: string;
  /** the version that was last looked at, while a later one waits. Pictures may be gone from the store. */
  before?: PropertyDto;
};

type Edit = { isAdmin: boolean; review: Review | undefined; before: PropertyDto; after: PropertyDto };

/** What no reader of the advertisement sees, or what the desk decides itself. */
const NOT_LOOKED_AT = ['status', 'updatedAt', 'createdAt', 'priceHistory', 'verifiedAt', '__v', '_id'];

const facts = (property: PropertyDto) =>
  JSON.stringify(
    Object.entries(property)
      .filter(([key]) => !NOT_LOOKED_AT.includes(key))
      .sort(),
  );

/**
 * What an edit does to the review: undefined leaves it as it is. One that waits keeps its place in the queue and the
 * version it is compared with; a rejected one that its owner publishes again waits again.
 */
export function reviewAfterEdit({ isAdmin, review, before, after }: Edit): Review | undefined {
  if (isAdmin || review?.state === 'pending') return undefined;
  const published = before.status !== after.status && review?.state === 'rejected';
  if (facts(before) === facts(after) && !published) return undefined;
  return { state: 'pending', since: new Date(), before };
}
