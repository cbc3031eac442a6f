import 'server-only';
import { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { numberOfText } from '@/lib/platform/text/text-number';
import { numberedPlace, placeKeys } from './rules';

type Found = { id: string; keys: string[] };

const FIELDS = {
  propertyCode: 1,
  code: 1,
  owner: 1,
  address: 1,
  price: 1,
  type: 1,
  area: 1,
  floor: 1,
  bedrooms: 1,
  'ownerContact.phones': 1,
  createdAt: 1,
} as const;

type Row = {
  _id: unknown;
  code?: string | null;
  propertyCode?: string | null;
  owner?: unknown;
  address: string;
  price: number;
  type: string;
  area?: number | null;
  floor?: number | null;
  bedrooms?: number | null;
  ownerContact?: { phones?: string[] | null } | null;
};

function keysOf(row: Row): string[] {
  const { owner } = row;
  const places = owner ? placeKeys({ ...row, owner }) : [];
  const owned = row.code ? places.map(numberedPlace) : places;
  const codes = [String(row._id), row.code, row.propertyCode?.toLowerCase()].filter(Boolean);
  return [...codes.map((code) => `c:${code}`), ...owned];
}

const KEY_OWNER = /^l:([0-9a-f]{24})\|/;
const TEAM_CODE = /^t:([0-9a-f]{24}):(.*)$/s;
const OWN_CODE = /^o:([0-9a-f]{24}):(.*)$/s;

/** Listings of one account by the numbers of their keys; the oldest of several. */
type Shelf = { keys: Map<number, string>; newest: Date };

/**
 * Finds listings that equal rows of a file. Reads an owner's listings once per check or run, and after that only new ones, because reading them per batch is
 * the greatest cost of a large file.
 */
export class AlikeListings {
  private readonly shelves = new Map<string, Shelf>();

  /**
   * Finds records by key. `c:` is any listing with this code or id, `o:<account>:` one of that account, `t:<account>:` one of its team, and `l:<account>|…` the
   * same home of that account.
   */
  async find(keys: readonly string[]): Promise<Found[]> {
    const found = new Map<string, Set<string>>();
    const wanted = new Set(keys);
    const note = (id: string, key: string) => found.set(id, (found.get(id) ?? new Set()).add(key));
    for (const row of await withCodes(keys.flatMap((key) => (key.startsWith('c:') ? [key.slice(2)] : []))))
      for (const key of keysOf(row)) if (wanted.has(key)) note(String(row._id), key);
    for (const { id, key } of await ofTeams(keys)) note(id, key);
    const owners = new Map<string, string[]>();
    for (const key of keys) {
      const owner = KEY_OWNER.exec(key)?.[1] ?? OWN_CODE.exec(key)?.[1];
      if (owner) owners.set(owner, [...(owners.get(owner) ?? []), key]);
    }
    for (const [owner, theirs] of owners) {
      const { keys: known } = await this.look(owner);
      for (const key of theirs) {
        const code = OWN_CODE.exec(key)?.[2];
        const id = known.get(numberOfText(code === undefined ? key : `c:${code}`));
        if (id) note(id, key);
      }
    }
    return stillThere([...found].map(([id, own]) => ({ id, keys: [...own] })));
  }

  private async look(owner: string): Promise<Shelf> {
    const shelf = this.shelves.get(owner) ?? { keys: new Map<number, string>(), newest: new Date(0) };
    this.shelves.set(owner, shelf);
    const rows = await findListings(
      { owner: new Types.ObjectId(owner), createdAt: op.gte(shelf.newest) },
      FIELDS,
    );
    for (const row of rows) {
      const id = String(row._id);
      for (const key of keysOf(row)) {
        const number = numberOfText(key);
        const known = shelf.keys.get(number);
        if (!known || id < known) shelf.keys.set(number, id);
      }
      if (row.createdAt > shelf.newest) shelf.newest = row.createdAt;
    }
    return shelf;
  }
}

/** Listings of the account's team by their displayed code. */
async function ofTeams(keys: readonly string[]): Promise<{ id: string; key: string }[]> {
  const asked = keys.flatMap((key) => {
    const [, by, code] = TEAM_CODE.exec(key) ?? [];
    return by && code ? [{ key, by, code: code.toUpperCase() }] : [];
  });
  const by = asked[0]?.by;
  const team = by && (await findUserById(by, { team: 1 }))?.team;
  if (!team) return [];
  const rows = await findListings({ propertyCode: op.in(asked.map(({ code }) => code)), team }, FIELDS);
  const ids = new Map(rows.map(({ _id, propertyCode }) => [propertyCode, String(_id)]));
  return asked.flatMap(({ key, code }) => (ids.get(code) ? [{ id: ids.get(code)!, key }] : []));
}

async function withCodes(codes: readonly string[]) {
  if (codes.length === 0) return [];
  const wanted = [
    { code: op.in(codes) },
    { propertyCode: op.in(codes.map((code) => code.toUpperCase())) },
    { _id: op.in(codes.filter(isObjectIdHex)) },
  ];
  const found = await Promise.all(wanted.map((filter) => findListings(filter, FIELDS)));
  return found.flat();
}

/** The found listings that still exist, oldest first. */
async function stillThere(found: Found[]): Promise<Found[]> {
  if (found.length === 0) return [];
  const rows = await findListings({ _id: op.in(found.map(({ id }) => id)) }, { _id: 1 });
  const there = new Set(rows.map(({ _id }) => String(_id)));
  return found.filter(({ id }) => there.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
