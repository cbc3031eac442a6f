import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';
import type { SmsTemplate } from './sms-registry';

/** Number of characters that an operator accepts for one `{#var#}`. */
export const MAX_VAR_LENGTH = 30;

/** Hours in Indian time in which promotional messages can be sent. */
const PROMOTIONS_FROM = 10;
const PROMOTIONS_UNTIL = 21;

/** Fills in the values. Ignores values without a blank. */
export const fillSms = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** True if a text matches its registered words exactly and has 1 to 30 characters of one line for each `{#var#}`. */
export function fitsRegistered(text: string, registered: string): boolean {
  const parts = registered.split('{#var#}');
  const fits = (at: number, part: number): boolean => {
    const fixed = parts[part] ?? '';
    if (part === 0) return text.startsWith(fixed) && fitsFrom(fixed.length, 1);
    // a value can contain the fixed words too, so try each place where they occur
    for (let end = text.indexOf(fixed, at + 1); end > at; end = text.indexOf(fixed, end + 1)) {
      const value = text.slice(at, end);
      if (value.length > MAX_VAR_LENGTH) return false;
      if (!value.includes('\n') && fitsFrom(end + fixed.length, part + 1)) return true;
      if (fixed === '' && end >= text.length) return false;
    }
    return false;
  };
  const fitsFrom = (at: number, part: number): boolean =>
    part === parts.length ? at === text.length : fits(at, part);
  return fits(0, 0);
}

/** The reason why a text can't be sent now; undefined if it can. */
export function smsProblem(template: SmsTemplate, text: string, now: Date): string | undefined {
  if (!fitsRegistered(text, template.registered))
    return 'The text differs from the words that are registered for it';
  const hour = new Date(now.getTime() + INDIA_OFFSET_MS).getUTCHours();
  if (template.category === 'promotional' && (hour < PROMOTIONS_FROM || hour >= PROMOTIONS_UNTIL))
    return 'Promotional messages are not sent from 21 to 10';
  return undefined;
}
