/** Time of silence after which a visit ends, as in common web analytics. */
export const VISIT_GAP_MS = 30 * 60_000;

export type Visit<T> = { startedAt: string; endedAt: string; entries: T[] };

/** Groups activities, in any order, into visits, newest first, with entries oldest first. 30 minutes of silence start a new visit. */
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
