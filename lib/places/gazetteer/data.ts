import 'server-only';
import { log } from '@/lib/platform/log/log';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { nameKey } from '@/lib/platform/text/place-name';
import { PlaceEditModel } from '@/models/places/place-edit';
import { PLACE_COLUMNS } from './constants';
import type { EditedPlaceDto, GazetteerPlace, PlaceEdit, PlaceRowDto } from './dto';
import { writePoints } from './format';
import { BUILT_IN, builtIn, Gazetteer, namesOf, placeId, withEdits } from './rules';
import { PLACES_PAGE_SIZE, type PlaceSearch } from './schema';

/** Maximum delay before another process's change is seen. */
const FRESH_MS = 10_000;

export async function listEdits(): Promise<PlaceEdit[]> {
  const rows = await PlaceEditModel.find({}, { _id: 0, __v: 0, createdAt: 0, updatedAt: 0 }).lean();
  return rows.map(({ pinCode, ...row }) => ({ ...row, ...(pinCode && { pinCode }) }));
}

/** A place with its stored version; undefined if removed. */
export async function findPlace(city: string, slug: string): Promise<EditedPlaceDto | undefined> {
  const row = await PlaceEditModel.findOne({ city, slug }, { _id: 0, createdAt: 0, updatedAt: 0 }).lean<
    PlaceEdit & { __v?: number }
  >();
  const { removed, ...place } = row ?? { ...builtIn.get(city, slug), removed: false };
  if (removed || !place.slug) return undefined;
  return { ...(place as GazetteerPlace), __v: row?.__v ?? 0 };
}

const BUILT_IN_IDS = new Set(BUILT_IN.map(placeId));
let current: { gazetteer: Gazetteer; key: string; readAt: number } | undefined;

/** The current places, kept in memory. While the database is down, the last known ones. */
export async function getGazetteer(): Promise<Gazetteer> {
  if (current && Date.now() - current.readAt < FRESH_MS) return current.gazetteer;
  try {
    const edits = await listEdits();
    const key = JSON.stringify(edits);
    // reuses unchanged places, so that derived data need not be rebuilt
    const gazetteer =
      current?.key === key ? current.gazetteer : edits.length > 0 ? new Gazetteer(withEdits(edits)) : builtIn;
    current = { gazetteer, key, readAt: Date.now() };
  } catch (error) {
    log.warn({ error: String(error) }, 'places not read');
  }
  return current?.gazetteer ?? builtIn;
}

/** Makes the next look-up read the rows again after a write by this process. */
export function forgetPlaces(): void {
  if (current) current.readAt = 0;
}

const originOf = (place: GazetteerPlace, edited: ReadonlySet<string>): PlaceRowDto['origin'] =>
  edited.has(placeId(place)) ? (BUILT_IN_IDS.has(placeId(place)) ? 'changed' : 'added') : 'built-in';

/** A page of places, found by any prefix of a word in their names. */
export async function searchPlaces(search: PlaceSearch): Promise<Page<PlaceRowDto>> {
  const edits = await listEdits();
  const edited = new Set(edits.map(placeId));
  const words = nameKey(search.search ?? '');
  const fits = (place: GazetteerPlace) =>
    (!search.kind || place.kind === search.kind) &&
    (!search.city || place.city === search.city) &&
    (!words || namesOf(place).some((name) => ` ${nameKey(name)}`.includes(` ${words}`)));
  const sign = search.dir === 'desc' ? -1 : 1;
  const value = (place: GazetteerPlace) => place[search.by] ?? '';
  const all = withEdits(edits)
    .filter(fits)
    .map((place) => ({ ...place, origin: originOf(place, edited) }))
    .filter(({ origin }) => !search.origin || origin === search.origin)
    .sort((a, b) => sign * value(a).localeCompare(value(b)) || a.name.localeCompare(b.name));
  const size = search.size ?? PLACES_PAGE_SIZE;
  const { page, pages, skip } = pageOf(all.length, search.page, size);
  return { rows: all.slice(skip, skip + size), total: all.length, page, pages };
}

/** All places as CSV, including removed ones, in columns that an import can read. */
export async function exportPlaces(): Promise<ReadableStream<Uint8Array>> {
  const edits = await listEdits();
  const removed = edits.filter((edit) => edit.removed);
  const rows: PlaceEdit[] = [...withEdits(edits), ...removed];
  return csvStream(
    [...PLACE_COLUMNS],
    (async function* () {
      for (const row of rows) yield cellsOf(row);
    })(),
  );
}

const cellsOf = (row: PlaceEdit): string[] => {
  const cells: Record<(typeof PLACE_COLUMNS)[number], string> = {
    kind: row.kind,
    city: row.city,
    slug: row.slug,
    name: row.name,
    nameDevanagari: row.nameDevanagari,
    nameHindi: row.nameHindi ?? '',
    spellings: row.spellings.join('; '),
    pinCode: row.pinCode ?? '',
    points: writePoints(row.points),
    radius: String(row.radius),
    removed: row.removed ? 'yes' : '',
  };
  return PLACE_COLUMNS.map((column) => cells[column]);
};
