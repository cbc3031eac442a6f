import type { ContactChangeDto } from './dto';

/** "3 contacts got the tag ‘investor’": a sentence about what was done. */
export function changeInWords({
  action,
  count,
  tag,
  owner,
}: Omit<ContactChangeDto, 'id' | 'by' | 'at'>): string {
  const who = count === 1 ? '1 contact' : `${count} contacts`;
  if (action === 'tag') return `${who} got the tag ‘${tag}’`;
  if (action === 'untag') return `${who} lost the tag ‘${tag}’`;
  if (action === 'delete') return `${who} deleted`;
  return owner ? `${who} given to ${owner}` : `${who} taken from everybody`;
}
