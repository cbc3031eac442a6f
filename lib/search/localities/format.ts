import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRate } from '@/lib/platform/text/format';
import type { LocalityDto } from './dto';

type Words = Texts<'search/locality'>;

/** "₹5,900/sq ft" */
export const rateText = (middle: number, { t }: Words): string => formatRate(middle, 1, t.language) ?? '';

/** Two or three current sentences, for search engines and people who skip figures. */
export function localitySummary(
  locality: LocalityDto,
  words: Words,
  { type, noun }: { type: ListingType; noun: string },
): string {
  const { t, label } = words;
  const { name, city, offered, basis, rate, stayed, listedFor } = locality;
  return [
    t('{noun} in {locality}, {city}: {count} {type, select, rent {for rent} other {for sale}} today.', {
      noun,
      locality: label(name),
      city: label(city.name),
      count: offered,
      type,
    }),
    rate &&
      t(
        'Median asking price: {rate} of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { a month} other {}}.',
        { rate: rateText(rate.middle, words), basis, type },
      ),
    stayed
      ? t(
          'Half of the homes that left the market in the last two years did so within {days, plural, one {# day} other {# days}} ({count} homes).',
          { days: stayed.middle, count: stayed.count },
        )
      : listedFor &&
        t('Half of today’s listings have been up for {days, plural, one {# day} other {# days}} or longer.', {
          days: listedFor.middle,
        }),
  ]
    .filter(Boolean)
    .join(' ');
}
