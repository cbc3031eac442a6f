import type { Text } from '@/lib/platform/language/translate';
import { sentences } from '@/lib/platform/text/format';
import { slotText } from '@/lib/visits/hours/format';
import type { VisitDto } from './dto';

type VisitText = Text<'visits'>;

/** A sentence about a visit's open point; undefined if there is none. */
function openText({ side, turn, start, offered, otherName: name }: VisitDto, t: VisitText) {
  const isVisitor = side === 'visitor';
  if (turn === 'visitor' && offered) {
    const values = { name, time: slotText(offered, t.language) };
    if (start)
      return isVisitor
        ? t('{name} offers {time} instead. Please reply', values)
        : t('You offered {time} instead. {name} hasn’t replied yet', values);
    return isVisitor
      ? t('{name} offers {time}. Please reply', values)
      : t('You offered {time}. {name} hasn’t replied yet', values);
  }
  if (turn !== 'host') return undefined;
  if (start)
    return isVisitor
      ? t('You asked for another time. {name} hasn’t replied yet', { name })
      : t('{name} asks for another time. Please reply', { name });
  return isVisitor
    ? t('You asked for a visit. {name} hasn’t replied yet', { name })
    : t('{name} asks for a visit. Please reply', { name });
}

export function statusText(visit: VisitDto, t: VisitText): string {
  const { state, start } = visit;
  if (state === 'over' && start) return t('Was on {time}', { time: slotText(start, t.language) });
  if (state === 'declined' || state === 'cancelled') return t('No visit will take place');
  if (state === 'lapsed') return t('The proposed times have passed');
  return sentences([start && slotText(start, t.language), openText(visit, t)], t.language);
}

/** Chat text: for the visitor's family with the link, or from the host to the visitor without it. */
export function chatText(t: VisitText, title: string, url: string | undefined, start?: string | null) {
  const first = start
    ? t('Visit on {time}: {title}', { time: slotText(start, t.language), title })
    : t('Visit: {title}', { title });
  return [first, url].filter(Boolean).join('\n');
}

/** "3.2 km from the previous stop" */
export const distanceText = (km: number | null, t: VisitText) =>
  km === null
    ? t('distance unknown')
    : t('{km} km from the previous stop, in a straight line', { km: km.toFixed(1) });

/** A map with the home marked, by its address if the place is unknown. */
export function mapUrlOf({ place, address, title }: VisitDto['home']): string {
  if (!place) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address || title)}`;
  return `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=16/${place.lat}/${place.lng}`;
}
