import { DAY_MS } from '@/lib/time';

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });
const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago"; "just now" within a minute. */
export function relativeTime(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  for (const [unit, length] of UNITS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return 'just now';
}

/** "1 h 05 min", "12 min", "40 s": how long something took. */
export function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (ms < 60_000) return `${Math.round(ms / 1000)} s`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
