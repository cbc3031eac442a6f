import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { contactIn } from '@/lib/listings/publish-gate/rules';
import { numbersIn } from '@/lib/search/parser/figures';

type Entry = { at: string; who: 'client' | 'we' | 'note'; text: string };

/** Messages and notes in their order. */
export function entriesOf({ enquiries, notes }: Pick<LeadDetailDto, 'enquiries' | 'notes'>): Entry[] {
  const written = enquiries.flatMap(({ createdAt, message, messages }): Entry[] => [
    { at: createdAt, who: 'client', text: message },
    ...messages.map(({ at, from, text }): Entry => ({ at, who: from === 'sender' ? 'client' : 'we', text })),
  ]);
  const noted = notes.map(({ at, text }): Entry => ({ at, who: 'note', text }));
  return [...written, ...noted].filter(({ text }) => text).sort((a, b) => a.at.localeCompare(b.at));
}

/** The latest texts, which matter most. Keeps only complete ones, because half a phone number would not be recognised. */
export function latestOf(texts: readonly string[], most: number): string[] {
  let left = most;
  const from = texts.findLastIndex((text) => {
    left -= text.length + 1;
    return left < 0;
  });
  return texts.slice(from + 1);
}

/** A number or a contact that a summary has and the conversation lacks. */
export function unsaidIn(summary: string, said: string): string | undefined {
  const known = new Set(numbersIn(said).map(({ value }) => value));
  return contactIn(summary) ?? numbersIn(summary).find(({ value }) => !known.has(value))?.typed;
}
