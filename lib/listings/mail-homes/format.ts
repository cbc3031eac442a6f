import { typedPath } from '@/lib/listings/codes/rules';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { titleOf } from '@/lib/listings/title/format';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { MailHome } from '@/lib/platform/mail/html';
import { imageUrl } from '@/lib/platform/media/image-url';
import { formatRupeesShort } from '@/lib/platform/text/format';

type Shown = PropertyCardDto & { propertyCode?: string };

/** A listing in a mail: picture, title, price, place, code. `isPublic` means that its page can be opened. */
export function toMailHome(card: Shown, url: string, language: Language, isPublic: boolean): MailHome {
  const words = textsIn(language, 'listings/card');
  const amount = formatRupeesShort(card.price, language);
  const price = card.type === 'rent' ? words.t('{price} a month', { price: amount }) : amount;
  const place = [card.locality, card.city].flatMap((name) => (name ? [words.label(name)] : []));
  const { propertyCode: code } = card;
  return {
    title: titleOf(card, words),
    facts: [price, [...new Set(place)].join(', '), code ?? ''].filter((fact) => fact !== ''),
    ...(isPublic && { href: url + localPath(language, typedPath(card)) }),
    ...(isPublic && card.image && { picture: new URL(imageUrl(card.image, 320), url).href }),
  };
}
