import type { AlertReason } from '@/lib/alerts/saved-searches/constants';
import { titleOf as homeTitle } from '@/lib/listings/title/format';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { formatArea, formatRupeesShort } from '@/lib/platform/text/format';
import type { AlertHome } from './dto';

type AlertText = Text<'alerts/mails'>;

const COUNTED = {
  new: '{count, plural, one {# new match} other {# new matches}}',
  price: '{count, plural, one {# price drop} other {# price drops}}',
  back: '{count} back on the market',
  gone: '{count} no longer available',
} as const satisfies Record<AlertReason, string>;

/** "2 new matches, 1 price drop", counting homes that the mail does not list too. */
export function alertTitle(homes: readonly AlertHome[], language: Language = 'en'): string {
  const { t } = textsIn(language, 'alerts/mails');
  return (['new', 'price', 'back', 'gone'] as const)
    .map((reason) => [reason, homes.filter((home) => home.reason === reason).length] as const)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => t(COUNTED[reason], { count }))
    .join(', ');
}

const LABELS = {
  new: 'New match',
  price: 'Price drop',
  back: 'Back on the market',
  gone: 'No longer available',
} as const satisfies Record<AlertReason, string>;

/** "Price drop: ₹60 L → ₹58 L" */
export function reasonText({ reason, priceBefore, card }: AlertHome, t: AlertText): string {
  if (reason !== 'price' || !card || priceBefore === undefined) return t(LABELS[reason]);
  return t('Price drop: {before} → {now}', {
    before: formatRupeesShort(priceBefore, t.language),
    now: formatRupeesShort(card.price, t.language),
  });
}

const titleOf = ({ card }: AlertHome, t: AlertText) =>
  card ? homeTitle(card, textsIn(t.language, 'listings/card')) : t('A home that was removed');

export function factsOf({ card }: AlertHome, t: AlertText): string {
  if (!card) return '';
  const place = card.locality ?? card.city;
  const amount = formatRupeesShort(card.price, t.language);
  const price = card.type === 'rent' ? t('{price} a month', { price: amount }) : amount;
  const rooms = card.bedrooms ? t('{rooms} BHK', { rooms: card.bedrooms }) : undefined;
  return [price, rooms, formatArea(card.area, t.language), place && textsIn(t.language).label(place)]
    .filter(Boolean)
    .join(' · ');
}

const lineOf = (home: AlertHome, t: AlertText): string =>
  [`${reasonText(home, t)}: ${titleOf(home, t)}`, factsOf(home, t)].filter(Boolean).join(', ');

/** One line: "New match: 3 BHK in Dharampeth, ₹58 L · 3 BHK · 1,100 sq ft". */
export const homeLine = (home: AlertHome, language: Language = 'en'): string =>
  lineOf(home, textsIn(language, 'alerts/mails').t);
