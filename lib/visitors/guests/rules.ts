import { foldsOf, storedFoldsOf } from '@/lib/platform/text/fold';

/** Long names are rare and can still be found by their prefixes. */
const MAX_LENGTH = 40;
/** Minimum length of a partial id, because shorter parts identify no guest. */
const SHORTEST_ID_PART = 3;

/** Every suffix of the name, in lower case: "asha rao" → "asha rao", "sha rao", …, "o". */
export function guestTerms(name: string): string[] {
  const key = name.toLowerCase().trim().slice(0, 120);
  return [...new Set(Array.from(key, (_, at) => key.slice(at, at + MAX_LENGTH).trim()))].filter(Boolean);
}

/** Every suffix of the id, marked to distinguish it from names. */
function idTerms(guestID: string): string[] {
  const key = guestID.toLowerCase();
  return Array.from(
    { length: Math.max(0, key.length - SHORTEST_ID_PART + 1) },
    (_, at) => `#${key.slice(at)}`,
  );
}

const marked = (key: string) => `~${key}`;

/** The key of one typed word, marked to distinguish it from names; undefined for several words. */
export function typedKey(text: string): string | undefined {
  const [key, ...others] = foldsOf(text);
  return key && others.length === 0 ? marked(key) : undefined;
}

/** A guest's search keys. A search inside the name or id, in either script, is a range of them. */
export function termsOfGuest(guestID: string, name?: string): string[] {
  return [...idTerms(guestID), ...(name ? [...guestTerms(name), ...storedFoldsOf(name).map(marked)] : [])];
}

/** A partial id as a search key; undefined if it is too short. */
export function idPart(text: string): string | undefined {
  return text.length >= SHORTEST_ID_PART && /^[a-z0-9_-]+$/.test(text) ? `#${text}` : undefined;
}
