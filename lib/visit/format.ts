import { slotText } from '@/lib/visit-hours/format';
import type { VisitDto } from './dto';

/** Where a visit stands, in a sentence. */
export function statusText({ state, side, turn, start, offered, otherName }: VisitDto): string {
  if (state === 'over' && start) return `Was on ${slotText(start)}`;
  if (state === 'declined' || state === 'cancelled') return 'No visit takes place';
  if (state === 'lapsed') return 'The proposed times have passed';
  const before = start ? `${slotText(start)}. ` : '';
  if (turn === 'visitor' && offered) {
    const offer = `${slotText(offered)}${start ? ' instead' : ''}`;
    return side === 'visitor'
      ? `${before}${otherName} offers ${offer}. Please answer`
      : `${before}You offer ${offer}. ${otherName} has not answered yet`;
  }
  if (turn === 'host') {
    const wish = start ? 'another time' : 'a visit';
    return side === 'host'
      ? `${before}${otherName} asks for ${wish}. Please answer`
      : `${before}You asked for ${wish}. ${otherName} has not answered yet`;
  }
  return start ? slotText(start) : '';
}

/** What the visitor sends to the family or keeps, with the link; what the host sends to the visitor, without one. */
export function chatText(title: string, url: string | undefined, start?: string | null): string {
  return [`${start ? `Visit on ${slotText(start)}` : 'Visit'}: ${title}`, url].filter(Boolean).join('\n');
}

/** "3.2 km from the stop before" */
export const distanceText = (km: number | null) =>
  km === null ? 'distance unknown' : `${km.toFixed(1)} km from the stop before, by straight line`;

/** A map with the home marked; by its address when its place is not known. */
export function mapUrlOf({ place, address, title }: VisitDto['home']): string {
  if (!place) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address || title)}`;
  return `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=16/${place.lat}/${place.lng}`;
}
