'use client';

import { useTexts } from '#language';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatRate, formatRupeesShort } from '@/lib/platform/text/format';
import { useCardPrice } from './use-card-price';

type Props = { property: PropertyCardDto };

/** The figure that a card leads with: the price, or what the purchase costs in all where that was chosen and is known. */
export function CardPrice({ property }: Props) {
  const choice = useCardPrice();
  const { t } = useTexts('listings/card');
  const { price, type, allIn } = property;
  const isAllIn = choice === 'all-in' && type === 'sale';
  const rate = formatRate(price, property.carpetArea ?? property.area, t.language);
  const side = isAllIn ? allInNote(property, t) : rate;
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="font-bold text-2xl tabular leading-tight">
        {formatRupeesShort(isAllIn && allIn ? allIn.rupees : price, t.language)}
        {type === 'rent' && <span className="font-normal text-base text-ink-soft">{t(' a month')}</span>}
      </span>
      {side && <span className="text-right text-note text-ink-soft tabular">{side}</span>}
    </p>
  );
}

/** What the figure holds; where its charges are not known the card says so beside the price. */
function allInNote({ allIn, price: rupees }: PropertyCardDto, t: Text<'listings/card'>): string {
  if (!allIn) return t('charges not known');
  const price = formatRupeesShort(rupees, t.language);
  return t(allIn.isTotal ? 'all in · price {price}' : 'with charges · price {price}', { price });
}
