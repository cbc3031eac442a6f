import { foldsOf, storedFoldsOf } from '@/lib/platform/text/fold';

/** Long names are rare and are found by their beginnings all the same. */
const MAX_LENGTH = 40;
/** Fewer letters of an id name nobody; the beginning of an id is found by the id itself. */
const SHORTEST_ID_PART = 3;

/** Every ending of the name, lower-cased: "asha rao" → "asha rao", "sha rao", …, "o". */
export function guestTerms(name: string): string[] {
  const key = name.toLowerCase().trim().slice(0, 120);
  return [...new Set(Array.from(key, (_, at) => key.slice(at, at + MAX_LENGTH).trim()))].filter(Boolean);
}

/** Every ending of the id, marked so that no name is taken for one. */
function idTerms(guestID: string): string[] {
  const key = guestID.toLowerCase();
  return Array.from(
    { length: Math.max(0, key.length - SHORTEST_ID_PART + 1) },
    (_, at) => `#${key.slice(at)}`,
  );
}

const marked = (key: string) => `~${key}`;

/** The key of one typed word, marked so that no name is taken for one; undefined for several words. */
export function typedKey(text: string): string | undefined {
  const [key, ...others] = foldsOf(text);
  return key && others.length === 0 ? marked(key) : undefined;
}

/** What a guest is found by: a search anywhere inside the name or the id is a range of these, and so is one in another script. */
export function termsOfGuest(guestID: string, name?: string): string[] {
  return [...idTerms(guestID), ...(name ? [...guestTerms(name), ...storedFoldsOf(name).map(marked)] : [])];
}

/** How a part of an id stands among the terms; undefined when it is too short for them. */
export function idPart(text: string): string | undefined {
  return text.length >= SHORTEST_ID_PART && /^[a-z0-9_-]+$/.test(text) ? `#${text}` : undefined;
}
