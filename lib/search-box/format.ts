import type { Text } from '@/lib/language/translate';
import type { SuggestReply } from './dto';

/** What Enter leads to. */
export function enterText(
  { total, service, parts }: Pick<SuggestReply, 'total' | 'service' | 'parts'>,
  t: Text<'search'>,
): string {
  if (service && parts.length === 0) return service.label;
  if (total === 0) return t('Nothing fits all of it: show the nearest');
  const counted = t('{count, plural, one {# property} other {# properties}}', { count: total });
  return t('Show {counted}', { counted });
}

/** What was understood, in one piece for a screen reader. */
export function spokenReply(reply: SuggestReply, t: Text<'search'>): string {
  const { parts, implied, typedPlaces, unrecognised } = reply;
  const understood = [
    ...parts.map(({ label }) => label),
    ...(implied ? [t('in {place}', { place: implied })] : []),
  ];
  return [
    ...(understood.length > 0 ? [t('Understood: {parts}.', { parts: understood.join(', ') })] : []),
    ...typedPlaces.map(({ shown, typed }) => t('Showing {place} for “{typed}”.', { place: shown, typed })),
    ...(unrecognised.length > 0 ? [t('Not understood: {words}.', { words: unrecognised.join(', ') })] : []),
    t('Enter: {what}.', { what: enterText(reply, t) }),
  ].join(' ');
}
