import clsx from 'clsx';
import { useTexts } from '#language';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatRate, formatRupeesShort } from '@/lib/platform/text/format';

type Props = { property: PropertyCardDto };

/**
 * The leading figure of a card: the price, or the total purchase cost if that was chosen and is known. The markup has both, and
 * the island around the cards (card-island.tsx) selects one.
 */
export function CardPrice({ property }: Props) {
  const { t } = useTexts('listings/card');
  const { price, type, allIn } = property;
  const rate = formatRate(price, property.carpetArea ?? property.area, t.language);
  return (
    <>
      <p className={clsx('card-price', type === 'sale' && 'card-asked')}>
        <span>
          {formatRupeesShort(price, t.language)}
          {type === 'rent' && <small>{t(' a month')}</small>}
        </span>
        {rate && <span>{rate}</span>}
      </p>
      {type === 'sale' && (
        <p className="card-price card-total">
          <span>{formatRupeesShort(allIn ? allIn.rupees : price, t.language)}</span>
          <span>{allInNote(property, t)}</span>
        </p>
      )}
    </>
  );
}

/** What the figure includes; if the charges are unknown, the card says so beside the price. */
function allInNote({ allIn, price: rupees }: PropertyCardDto, t: Text<'listings/card'>): string {
  if (!allIn) return t('charges not known');
  const price = formatRupeesShort(rupees, t.language);
  return t(allIn.isTotal ? 'all in · price {price}' : 'with charges · price {price}', { price });
}
