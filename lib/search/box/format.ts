import type { Text } from '@/lib/platform/language/translate';
import type { SuggestReply } from './dto';

/** The target of Enter. */
export function enterText({ total }: Pick<SuggestReply, 'total'>, t: Text<'search/box'>): string {
  if (total === 0) return t('No exact match. Show the closest');
  const counted = t('{count, plural, one {# property} other {# properties}}', { count: total });
  return t('Show {counted}', { counted });
}

/** "terrace (12), servant (3)" */
export const alsoText = (also: SuggestReply['also']): string =>
  also.map(({ word, count }) => `${word} (${count})`).join(', ');

/** The recognised parts as one text for screen readers. */
export function spokenReply(reply: SuggestReply, t: Text<'search/box'>): string {
  const { parts, implied, typedPlaces, unknownNames, also, preferred, unrecognised } = reply;
  const understood = [
    ...parts.map(({ label }) => label),
    ...(implied ? [t('in {place}', { place: implied })] : []),
  ];
  return [
    ...(understood.length > 0 ? [t('Understood: {parts}.', { parts: understood.join(', ') })] : []),
    ...typedPlaces.map(({ shown, typed }) => t('Showing {place} for “{typed}”.', { place: shown, typed })),
    ...(also.length > 0 ? [t('Also looked for: {words}', { words: alsoText(also) })] : []),
    ...(preferred.length > 0 ? [t('Preferred: {words}', { words: alsoText(preferred) })] : []),
    ...(unrecognised.length > 0 ? [t('Left out: {words}.', { words: unrecognised.join(', ') })] : []),
    ...unknownNames.map(({ guesses }) =>
      t('Did you mean {places}?', { places: guesses.map(({ label }) => label).join(t(', or ')) }),
    ),
    t('Enter: {what}.', { what: enterText(reply, t) }),
  ].join(' ');
}
