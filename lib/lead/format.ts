import { relativeTime } from '@/lib/relative-time';
import type { LeadDto, LeadSourceDto } from './dto';

/** Who is interested, where a name is known; else what is known. */
export function leadName({ name, sources, matches }: LeadDto): string {
  if (name) return name;
  if (sources.some(({ kind }) => kind === 'match')) return matchText(matches ?? 0);
  return sources.some(({ kind }) => kind === 'call') ? 'Somebody who called' : 'Somebody who opened WhatsApp';
}

/** How many people with saved searches a listing was news to. */
export function matchText(matches: number): string {
  if (matches === 0) return 'Matches of saved searches';
  return matches === 1 ? 'A saved search matches' : `The saved searches of ${matches} people match`;
}

/** "Enquiry", or "Call tapped, 3 times". */
export const sourceText = ({ count }: LeadSourceDto, label: string): string =>
  count === 1 ? label : `${label}, ${count} times`;

/** What a lead needs: a word since when, or when the next step is. */
export function needText({ state, waitingSince, nextStep }: LeadDto, now: number): string | undefined {
  if (waitingSince) return `Waits for a word: asked ${relativeTime(waitingSince, now)}`;
  if (!nextStep || state === 'closed' || state === 'lost') return undefined;
  return Date.parse(nextStep.at) < now ? `Overdue: ${nextStep.text}` : `Next: ${nextStep.text}`;
}

const INDIA_MS = 5.5 * 3_600_000;

/** An instant as a field for date and time wants it, in Indian time wherever the browser is. */
export const toIndianInput = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 16);

/** What such a field says, as an instant; undefined for an empty one. */
export function toInstant(typed: string): string | undefined {
  const at = Date.parse(`${typed}:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at - INDIA_MS).toISOString();
}
