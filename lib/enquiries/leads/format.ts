import type { Text } from '@/lib/platform/language/translate';
import { relativeTime } from '@/lib/platform/text/relative-time';
import type { LeadDto, LeadSourceDto } from './dto';

type T = Text<'enquiries/leads'>;

/** Who is interested, where a name is known; else what is known. */
export function leadName(t: T, { name, sources, matches }: LeadDto): string {
  if (name) return name;
  if (sources.some(({ kind }) => kind === 'match')) return matchText(t, matches ?? 0);
  return sources.some(({ kind }) => kind === 'call')
    ? t('Somebody who called')
    : t('Somebody who opened WhatsApp');
}

/** How many people with saved searches a listing was news to. */
function matchText(t: T, matches: number): string {
  if (matches === 0) return t('Matches of saved searches');
  return t('{matches, plural, one {A saved search matches} other {The saved searches of # people match}}', {
    matches,
  });
}

/** "Enquiry", or "Call tapped, 3 times". */
export const sourceText = (t: T, { count }: LeadSourceDto, label: string): string =>
  count === 1 ? label : t('{label}, {count} times', { label, count });

/** What a lead needs: a word since when, or when the next step is. */
export function needText(t: T, { state, waitingSince, nextStep }: LeadDto, now: number): string | undefined {
  if (waitingSince)
    return t('Waits for a word: asked {ago}', { ago: relativeTime(waitingSince, now, t.language) });
  if (!nextStep || state === 'closed' || state === 'lost') return undefined;
  const { text } = nextStep;
  return Date.parse(nextStep.at) < now ? t('Overdue: {text}', { text }) : t('Next: {text}', { text });
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
