/** Long names are rare and are found by their beginnings all the same. */
const LONGEST = 40;

/** Every ending of the name, lower-cased: "asha rao" → "asha rao", "sha rao", …, "o". */
export function guestTerms(name: string): string[] {
  const key = name.toLowerCase().trim().slice(0, 120);
  return [...new Set(Array.from(key, (_, at) => key.slice(at, at + LONGEST).trim()))].filter(Boolean);
}
