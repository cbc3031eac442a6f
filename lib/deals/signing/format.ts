import type { Text } from '@/lib/platform/language/translate';
import { SIGN_EVENT_LABELS, type SignEvent } from './constants';

/** An event of a signing in words. */
export const eventText = (what: SignEvent, t: Text<'deals/signing'>): string => t(SIGN_EVENT_LABELS[what]);

/** Strokes of a drawn name as the path of a drawing (SVG and PDF have the same commands). */
export const strokePath = (strokes: readonly (readonly number[])[]): string =>
  strokes
    .map((points) => {
      const pairs: string[] = [];
      for (let i = 0; i + 1 < points.length; i += 2) pairs.push(`${points[i]} ${points[i + 1]}`);
      return `M ${pairs.join(' L ')}`;
    })
    .join(' ');
