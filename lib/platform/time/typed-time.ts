import { latinDigits } from '@/lib/platform/language/digits';
import type { Language } from '@/lib/platform/language/languages';
import { otherWords } from '@/lib/platform/language/unit-words';

const TIME = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/;

const two = (value: number | string) => String(value).padStart(2, '0');

/** The hour from 0 to 23. Undefined for "13 pm" and "25". */
function hourOf(typed: number, half: string | undefined): number | undefined {
  if (half === undefined) return typed <= 23 ? typed : undefined;
  if (typed < 1 || typed > 12) return undefined;
  return (typed % 12) + (half === 'p' ? 12 : 0);
}

/** The hour in a part of the day: either this hour or the one twelve later. */
const inPart = (hour: number, words: string, parts: readonly (readonly [number, string])[]) =>
  [hour % 12, (hour % 12) + 12].find((one) => parts.find(([from]) => one >= from)?.[1] === words);

/**
 * Parses a typed time as `14:30`, such as "14:30", "2.30 pm", "1430", "9" or "10 am", even with the part of the day, such as "दुपारी 2:30" or "सुबह 10 बजे".
 * Undefined if the text is not a time.
 */
export function parseTypedTime(typed: string, language: Language = 'en'): string | undefined {
  const text = latinDigits(typed).normalize('NFC').trim().toLowerCase();
  const days = otherWords(language)?.days;
  const plain = days?.oClock ? text.replace(days.oClock.trim(), '').trim() : text;
  const words = days?.parts.map(([, name]) => name).find((name) => plain.startsWith(`${name} `));
  const [, hours = '', minutes = '00', half] =
    TIME.exec(words ? plain.slice(words.length).trim() : plain) ?? [];
  if (!hours || Number(minutes) > 59) return undefined;
  const hour = hourOf(Number(hours), half);
  const at = hour !== undefined && words ? inPart(hour, words, days?.parts ?? []) : hour;
  return at === undefined ? undefined : `${two(at)}:${minutes}`;
}
