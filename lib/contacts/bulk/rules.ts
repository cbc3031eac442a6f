import { MAX_TAGS } from '@/lib/contacts/constants';
import { tagsOf, tagTerm } from '@/lib/contacts/rules';

const has = (tags: readonly string[], tag: string) => tags.some((value) => tagTerm(value) === tagTerm(tag));

/** The tags after adding or removing one; undefined if nothing changes or there would be too many. */
export function changedTags(
  text: string | null | undefined,
  action: 'tag' | 'untag',
  tag: string,
): string | undefined {
  const tags = tagsOf(text);
  if (has(tags, tag) === (action === 'tag')) return undefined;
  if (action === 'tag') return tags.length < MAX_TAGS ? [...tags, tag].join(', ') : undefined;
  return tags.filter((value) => tagTerm(value) !== tagTerm(tag)).join(', ');
}
