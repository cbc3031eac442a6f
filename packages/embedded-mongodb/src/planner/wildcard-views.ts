import type { IndexEntry } from '../catalog/index-entry';
import type { WildcardFields } from '../catalog/wildcard';
import { encodeKeyValue, Rank, successor } from '../storage/key-encoding';
import type { GeoBounds } from './geo-bounds';
import { EVERYTHING, type Interval, intersect, pointInterval, range } from './intervals';
import type { FilterBounds, PathBounds } from './predicates';

/** A wildcard index as one that a plan can read, and what the filter says about fields that it does not name. */
export interface WildcardView {
  index: IndexEntry;
  given: GeoBounds;
}

const OBJECTS = [range(Buffer.from([Rank.object]), Buffer.from([Rank.object + 1]))];

function boundsOf(intervals: Interval[], exact: boolean): PathBounds {
  return { intervals, conjuncts: [intervals], exact, matchesMissing: false, usesStrings: false };
}

/** Everything at the path and below it: `a` itself and all from `a.` up to what follows that. */
function subtree(path: string): Interval[] {
  const below = encodeKeyValue(`${path}.`, null);
  const head = below.subarray(0, below.length - 2);
  return [pointInterval(encodeKeyValue(path, null)), range(head, successor(head))];
}

function hasPosition(path: string): boolean {
  return path.split('.').some((name) => /^\d+$/.test(name));
}

function viewFor(
  index: IndexEntry,
  wildcard: WildcardFields,
  path: string,
  bounds: PathBounds,
): WildcardView | null {
  const { position } = wildcard;
  // documents without the field have no key
  if (bounds.matchesMissing || !wildcard.holds(path)) return null;
  // keys do not say at which position of an array a value lies
  if (wildcard.isMultikey(path) && hasPosition(path)) return null;
  if (intersect(bounds.intervals, OBJECTS).length === 0) {
    const view = index.forField(wildcard, path, false);
    const exactly = boundsOf([pointInterval(encodeKeyValue(path, null))], true);
    return { index: view, given: new Map([[position, exactly]]) };
  }
  // of an object only what it holds has keys
  if (!wildcard.holdsAllBelow(path)) return null;
  const view = index.forField(wildcard, path, true);
  const given = new Map([
    [position, boundsOf(subtree(path), false)],
    [position + 1, boundsOf([EVERYTHING], false)],
  ]);
  return { index: view, given };
}

/** The ways in which a wildcard index serves a filter: one for each of the fields that it holds. */
export function wildcardViews(
  index: IndexEntry,
  wildcard: WildcardFields,
  filter: FilterBounds,
): WildcardView[] {
  const fields = index.parts.filter((_part, i) => i !== wildcard.position);
  const [first] = index.parts;
  if (wildcard.position > 0 && !filter.paths.has(first!.path)) return [];
  const views = [...filter.paths]
    .filter(([path]) => !fields.some((field) => field.path === path))
    .map(([path, bounds]) => viewFor(index, wildcard, path, bounds))
    .filter((view): view is WildcardView => view !== null);
  // by the fields before the wildcard alone
  if (wildcard.position > 0) views.push({ index: index.forField(wildcard, '$**', true), given: new Map() });
  return views;
}
