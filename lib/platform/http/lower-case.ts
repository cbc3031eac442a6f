/** Case-sensitive addresses: files, calls and secret links. Ids are lower case everywhere. */
const OWN_CASE = /^\/(?:api|media|og|_next|shortlist|visits|searches|still-available|join|p)\//;
const ESCAPED = /%[0-9a-f]{2}/gi;

/** The lower-case address of a page, so that every search has only one address. Undefined if it is already lower case. */
export function lowerCasePath(path: string): string | undefined {
  if (OWN_CASE.test(path) || !/[A-Z]/.test(path.replace(ESCAPED, ''))) return undefined;
  return path.toLowerCase();
}
