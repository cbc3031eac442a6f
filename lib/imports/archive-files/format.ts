import { slugify } from '@/lib/platform/text/slug';

export type Line = { at: Date; who: string; text: string };

/** A conversation as a text file with the person, the subject, and every message in order. */
export function conversationText(
  { name, listing, code }: { name: string; listing?: string | undefined; code?: string | undefined },
  lines: readonly Line[],
  when: (at: Date) => string,
): string {
  const about = [code, listing].filter(Boolean).join(' · ');
  const said = lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.text < b.text ? -1 : 1))
    .map(({ at, who, text }) => `${when(at)} · ${who}\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`);
  return [name, ...(about ? [about] : []), '', ...said].join('\r\n');
}

/** A unique file name valid on every system: "sg-nag-1001-asha-rao.txt", then "…-2.txt". */
export function uniqueNames(): (parts: readonly (string | undefined)[], ending: string) => string {
  const taken = new Map<string, number>();
  return (parts, ending) => {
    const base =
      parts
        .map((part) => slugify(part ?? '').slice(0, 60))
        .filter(Boolean)
        .join('-') || 'file';
    const before = taken.get(`${base}${ending}`) ?? 0;
    taken.set(`${base}${ending}`, before + 1);
    return before === 0 ? `${base}${ending}` : `${base}-${before + 1}${ending}`;
  };
}
