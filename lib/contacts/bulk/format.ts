import type { Text } from '@/lib/platform/language/translate';
import type { ContactAction } from './constants';

type Change = {
  action: ContactAction;
  tag?: string;
  owner?: string;
};
type T = Text<'contacts'>;

/** A sentence about a completed change: "3 contacts got the tag ‘investor’". */
export function changeInWords(t: T, { action, count, tag = '', owner }: Change & { count: number }): string {
  if (action === 'tag')
    return t('Tag ‘{tag}’ added to {count, plural, one {# contact} other {# contacts}}', { count, tag });
  if (action === 'untag')
    return t('Tag ‘{tag}’ removed from {count, plural, one {# contact} other {# contacts}}', { count, tag });
  if (action === 'delete') return t('{count, plural, one {# contact} other {# contacts}} deleted', { count });
  return owner
    ? t('{count, plural, one {# contact} other {# contacts}} assigned to {owner}', { count, owner })
    : t('{count, plural, one {# contact} other {# contacts}} unassigned', { count });
}

/** A label for a running change: "Tag ‘investor’ for 3 contacts". */
export function labelOf(t: T, { action, tag = '', owner }: Change, count: number): string {
  if (action === 'tag')
    return t('Tag ‘{tag}’ for {count, plural, one {# contact} other {# contacts}}', { count, tag });
  if (action === 'untag')
    return t('Remove the tag ‘{tag}’ from {count, plural, one {# contact} other {# contacts}}', {
      count,
      tag,
    });
  if (action === 'delete') return t('Delete {count, plural, one {# contact} other {# contacts}}', { count });
  return owner
    ? t('Assign {count, plural, one {# contact} other {# contacts}} to {owner}', { count, owner })
    : t('Unassign {count, plural, one {# contact} other {# contacts}}', { count });
}
