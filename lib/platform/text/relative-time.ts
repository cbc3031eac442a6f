import type { Language } from '@/lib/platform/language/languages';
import { otherWords } from '@/lib/platform/language/unit-words';
import { counted, tookWords, waitedWords } from '@/lib/platform/language/units';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';

const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' });
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Formats "3 hours ago", "3 तासांपूर्वी" or "एक घंटे पहले". It is "just now" within a minute. */
export function relativeTime(iso: string, now: number, language: Language = 'en'): string {
  const past = now - Date.parse(iso);
  const own = otherWords(language);
  for (const [unit, length] of UNITS) {
    if (past < length) continue;
    const count = Math.floor(past / length);
    if (!own) return words.format(-count, unit);
    return `${count === 1 ? own.oneAgo : count} ${counted(count, own.ago[unit])}`;
  }
  return own?.now ?? 'just now';
}

/** `relativeTime` for recent events, in English also "5 seconds ago". */
export function momentsAgo(iso: string, now: number, language: Language = 'en'): string {
  const past = Math.max(0, now - Date.parse(iso));
  return past < MINUTE_MS && language === 'en'
    ? words.format(-Math.max(1, Math.round(past / 1000)), 'second')
    : relativeTime(iso, now, language);
}

/** A past time without "ago", as "3 hours", "3 तास" or "3 घंटे", and at least a minute. */
export function waitedText(iso: string, now: number, language: Language = 'en'): string {
  const past = now - Date.parse(iso);
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? ['minute', MINUTE_MS];
  const count = Math.max(1, Math.floor(past / length));
  return `${count} ${counted(count, waitedWords(language)[unit])}`;
}

/** Number of days from which hours are left out. */
const WHOLE_DAYS = 3;

/** Formats a duration, as "58 days", "1 day 4 h", "1 h 05 min", "12 min", "40 s" or "1 तास 05 मिनिटे". */
export function duration(ms: number, language: Language = 'en'): string {
  const { hour, minute, second } = tookWords(language);
  const minutes = Math.round(ms / MINUTE_MS);
  const seconds = Math.round(ms / 1000);
  if (ms < MINUTE_MS) return `${seconds} ${counted(seconds, second)}`;
  const [days, hoursLeft] = [Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS)];
  if (days > 0) {
    const whole = `${days} ${counted(days, waitedWords(language).day)}`;
    return days < WHOLE_DAYS && hoursLeft > 0 ? `${whole} ${hoursLeft} ${counted(hoursLeft, hour)}` : whole;
  }
  if (minutes < 60) return `${minutes} ${counted(minutes, minute)}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours} ${counted(hours, hour)} ${String(rest).padStart(2, '0')} ${counted(rest, minute)}`;
}
