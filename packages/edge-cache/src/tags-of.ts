const LISTING = /\/properties\/([0-9a-f]{24})\b|"_id":"([0-9a-f]{24})"/g;

/**
 * `property:<id>` for every listing that a finished page or JSON answer names. Found in the bytes rather than declared, so
 * that a page which starts to show "similar listings" is dropped when one of them changes, without anybody
 * having to remember it here.
 */
export function listingTags(text: string): Set<string> {
  const tags = new Set<string>();
  for (const [, fromLink, fromJson] of text.matchAll(LISTING)) tags.add(`property:${fromLink ?? fromJson}`);
  return tags;
}
