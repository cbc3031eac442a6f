import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { PlaceEditModel } from '@/models/places/place-edit';
import { findPlace, forgetPlaces, listEdits } from './data';
import type { EditedPlaceDto, GazetteerPlace, PlaceEdit } from './dto';
import { placeRecords } from './providers';
import { BUILT_IN, Gazetteer, merged, namesOf, placeId, withEdits } from './rules';
import type { PlaceUpdate } from './schema';
import { readPlaces } from './tasks';

const MISSING = 'Place not found';

const builtInIds = new Map(BUILT_IN.map((place) => [placeId(place), place]));

type Change = {
  admin: AdminActor<'places'>;
  action: string;
  target: string;
  details?: Record<string, unknown>;
};

/** Logs every change, and renders every page that names places again. */
async function changed({ admin, action, target, details }: Change): Promise<void> {
  forgetPlaces();
  await recordAudit({
    action: 'place.write',
    by: admin,
    target: { type: 'place', id: target },
    details: { action, ...details },
  });
  await invalidate(['site', 'lists']);
}

async function currentPlaces(): Promise<Gazetteer> {
  return new Gazetteer(withEdits(await listEdits()));
}

const updateOf = ({ pinCode, removed = false, ...rest }: PlaceEdit) => ({
  $set: { ...rest, removed, ...(pinCode && { pinCode }) },
  ...(!pinCode && { $unset: { pinCode: 1 } }),
});

/** A write not based on a read version, such as from a file. Raises the version for others. */
const store = (place: PlaceEdit) => ({
  updateOne: {
    filter: { city: place.city, slug: place.slug },
    update: { ...updateOf(place), $inc: { __v: 1 } },
    upsert: true,
  },
});

/** The error for a name that another locality of the city has, because search results would be arbitrary. */
function nameTaken(place: GazetteerPlace, places: Gazetteer): string | undefined {
  for (const name of namesOf(place)) {
    const other = places
      .find(name, place.city)
      .find((item) => item.slug !== place.slug && namesOf(item).some((known) => sameName(known, name)));
    if (other)
      return messageWith('{name} is already a name of {other}. Merge the two, or use a more exact name', {
        name,
        other: other.name,
      });
  }
  return undefined;
}
const sameName = (value: string, other: string) => value.toLowerCase() === other.toLowerCase();

/** Adds a place, or updates the one with its slug. Rejects an update from an outdated version. */
export async function savePlace(
  admin: AdminActor<'places'>,
  { isNew, __v: version, ...place }: PlaceUpdate,
): Promise<EditedPlaceDto | undefined> {
  const places = await currentPlaces();
  const there = isNew && places.get(place.city, place.slug);
  const taken = there ? messageWith('{name} already exists', { name: there.name }) : nameTaken(place, places);
  if (taken)
    throw new AppError('conflict', taken, {
      issues: [{ path: there ? 'name' : 'spellings', message: taken }],
    });
  const { city, slug } = place;
  const current = () => findPlace(city, slug);
  const options = { version, current, upsert: true, missing: MISSING };
  await writeVersion(PlaceEditModel, { city, slug }, updateOf(place), options);
  await changed({ admin, action: 'save', target: placeId(place), details: { name: place.name } });
  return current();
}

/** Removes a place, or resets a built-in one. */
export async function removePlace(
  admin: AdminActor<'places'>,
  { city, slug, builtIn }: { city: string; slug: string; builtIn: boolean },
): Promise<void> {
  const id = placeId({ city, slug });
  const original = builtInIds.get(id);
  if (builtIn || !original) {
    const { deletedCount } = await PlaceEditModel.deleteOne({ city, slug });
    if (deletedCount === 0) throw notFound(MISSING);
  } else await PlaceEditModel.bulkWrite([store({ ...original, removed: true })]);
  await changed({ admin, action: builtIn ? 'restore' : 'remove', target: id });
}

/** Merges two places: the first takes over the second's names and listings, and the second is removed. Idempotent. */
export async function mergePlaces(
  admin: AdminActor<'places'>,
  { city, into, from }: { city: string; into: string; from: string },
): Promise<{ listings: number }> {
  const places = await currentPlaces();
  const [target, source] = [places.get(city, into), places.get(city, from)];
  if (!target || !source) throw notFound(MISSING);
  if ((target.kind === 'locality') !== (source.kind === 'locality'))
    throw new AppError('invalid', 'A locality and a landmark can’t be the same place');
  const [listings = 0] = await placeRecords.ask({ into: target, from });
  await PlaceEditModel.bulkWrite([store(merged(target, source)), store({ ...source, removed: true })]);
  await changed({ admin, action: 'merge', target: placeId(target), details: { from, listings } });
  return { listings };
}

const MAX_ISSUES = 20;

/** Reads places from CSV in the columns of the export, identified by their headings. Writes nothing if one row is wrong. */
export async function importPlaces(
  admin: AdminActor<'places'>,
  csv: string,
  signal?: AbortSignal,
): Promise<{ written: number; same: number }> {
  const { places, issues } = await readPlaces(csv, signal);
  if (issues.length > 0)
    throw new AppError('invalid', issues[0]!.message, { issues: issues.slice(0, MAX_ISSUES) });
  const before = new Map(
    [...BUILT_IN, ...(await listEdits())].map((place) => [placeId(place), asText(place)]),
  );
  const fresh = places.filter((place) => before.get(placeId(place)) !== asText(place));
  if (fresh.length > 0) await PlaceEditModel.bulkWrite(fresh.map(store), { ordered: false });
  const counts = { written: fresh.length, same: places.length - fresh.length };
  if (fresh.length > 0) await changed({ admin, action: 'import', target: 'csv', details: counts });
  return counts;
}

/** A place with its fields in a fixed order, to detect changes. */
const asText = (place: PlaceEdit) =>
  JSON.stringify([
    place.kind,
    place.name,
    place.nameDevanagari,
    place.nameHindi ?? '',
    place.spellings,
    place.pinCode ?? '',
    place.points.map(({ lat, lng }) => [lat, lng]),
    place.radius,
    Boolean(place.removed),
  ]);
