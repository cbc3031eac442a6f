import { formatNumber } from '@/lib/format';
import type { SuggestReply } from './dto';

const sentence = (lead: string, items: readonly string[]) =>
  items.length > 0 ? [`${lead}${items.join(', ')}.`] : [];

/** "41 properties" */
export const countText = (total: number): string =>
  `${formatNumber(total)} ${total === 1 ? 'property' : 'properties'}`;

/** What Enter leads to. */
export function enterText({
  total,
  service,
  parts,
}: Pick<SuggestReply, 'total' | 'service' | 'parts'>): string {
  if (service && parts.length === 0) return service.label;
  return total === 0 ? 'Nothing fits all of it: show the nearest' : `Show ${countText(total)}`;
}

/** What was understood, in one piece for a screen reader. */
export function spokenReply(reply: SuggestReply): string {
  const { parts, implied, typedPlaces, unrecognised } = reply;
  return [
    ...sentence('Understood: ', [...parts.map(({ label }) => label), ...(implied ? [`in ${implied}`] : [])]),
    ...typedPlaces.map(({ shown, typed }) => `Showing ${shown} for “${typed}”.`),
    ...sentence('Not understood: ', unrecognised),
    `Enter: ${enterText(reply)}.`,
  ].join(' ');
}
