import { formatNumber } from '@/lib/platform/text/format';
import type { ContactAction } from './constants';

type Change = {
  action: ContactAction;
  tag?: string;
  /** name of the new owner; absent: nobody */
  owner?: string;
};

const contacts = (count: number) => (count === 1 ? '1 contact' : `${formatNumber(count)} contacts`);

/** "3 contacts got the tag ‘investor’": a sentence about what was done. */
export function changeInWords({ action, count, tag, owner }: Change & { count: number }): string {
  const who = contacts(count);
  if (action === 'tag') return `${who} got the tag ‘${tag}’`;
  if (action === 'untag') return `${who} lost the tag ‘${tag}’`;
  if (action === 'delete') return `${who} deleted`;
  return owner ? `${who} given to ${owner}` : `${who} taken from everybody`;
}

/** "Tag ‘investor’ for 3 contacts": … of what is being done. */
export function labelOf({ action, tag, owner }: Change, count: number): string {
  const whom = contacts(count);
  if (action === 'tag') return `Tag ‘${tag}’ for ${whom}`;
  if (action === 'untag') return `Take the tag ‘${tag}’ from ${whom}`;
  if (action === 'delete') return `Delete ${whom}`;
  return owner ? `Give ${whom} to ${owner}` : `Take ${whom} from everybody`;
}
