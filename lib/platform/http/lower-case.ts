/** Files, calls and secret links have names of their own case; ids are lower-case everywhere. */
const OWN_CASE = /^\/(?:api|media|og|_next|shortlist|visits|searches|still-available|join|p)\//;
const ESCAPED = /%[0-9a-f]{2}/gi;

/** The lower-case address of a page, as every search has one address; undefined for one that is as it should be. */
export function lowerCasePath(path: string): string | undefined {
  if (OWN_CASE.test(path) || !/[A-Z]/.test(path.replace(ESCAPED, ''))) return undefined;
  return path.toLowerCase();
}
