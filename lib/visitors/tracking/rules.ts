/** Inactivity after which a visit ends, as in common web analytics. */
export const VISIT_GAP_MS = 30 * 60_000;

export type Visit<T> = { startedAt: string; endedAt: string; entries: T[] };

/** Groups activities into visits, newest first, with entries oldest first. A visit ends after 30 minutes without activity. */
export function groupVisits<T extends { timestamp: string }>(entries: readonly T[]): Visit<T>[] {
  const ordered = [...entries].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
  const visits: Visit<T>[] = [];
  for (const entry of ordered) {
    const current = visits.at(-1);
    if (current && Date.parse(entry.timestamp) - Date.parse(current.endedAt) < VISIT_GAP_MS) {
      current.entries.push(entry);
      current.endedAt = entry.timestamp;
    } else {
      visits.push({ startedAt: entry.timestamp, endedAt: entry.timestamp, entries: [entry] });
    }
  }
  return visits.reverse();
}
