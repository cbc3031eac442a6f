import { createHash } from 'node:crypto';
import type { AdvertKind } from './constants';

export type Chained = {
  seq: number;
  prev: string;
  at: Date;
  listing: unknown;
  project: string;
  title: string;
  kind: string;
  variant: string;
  language: string;
  version: string;
  sha256: string;
  type: string;
  size: number;
};

/** Covers every field and, through `prev`, every earlier entry. */
export function hashOfAdvert(entry: Chained): string {
  const { seq, prev, at, listing, project, title, kind, variant, language, version, sha256, type, size } =
    entry;
  const covered = [
    seq,
    prev,
    at.toISOString(),
    String(listing),
    project,
    title,
    kind,
    variant,
    language,
    version,
  ];
  return createHash('sha256')
    .update(JSON.stringify([...covered, sha256, type, size]))
    .digest('hex');
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Entries about the same thing form a sequence of versions. */
export const streamOf = ({ listing, kind, variant, language }: Omit<Entry, 'at'>) =>
  [String(listing), kind, variant, language].join(' ');

type Entry = Pick<Chained, 'listing' | 'kind' | 'variant' | 'language' | 'at'>;

/** Versions public at any time of a day, from ordered entries: that day's, and the last earlier one of each unless ended. */
export function publicOn<E extends Entry>(entries: readonly E[], start: Date, end: Date): E[] {
  const before = new Map<string, E>();
  const during: E[] = [];
  for (const entry of entries) {
    if (entry.at >= end) break;
    if (entry.at >= start) during.push(entry);
    else if (entry.kind === ('ended' satisfies AdvertKind)) {
      for (const [key, { listing }] of before)
        if (String(listing) === String(entry.listing)) before.delete(key);
    } else before.set(streamOf(entry), entry);
  }
  return [...before.values(), ...during];
}
