'use client';

import { useText } from '#language';
import { useCardPrice } from '@/components/property/use-card-price';
import { useHydrated } from '@/components/ui/use-hydrated';
import { chooseCardPrice } from '@/lib/cost-search/client';

/** Cards show what a purchase costs in all, with duty, registration and fees, in place of the price. Remembered in this browser. */
export function CardPriceSwitch() {
  const t = useText('filters');
  const isAllIn = useCardPrice() === 'all-in';
  return (
    <label className="flex min-h-10 items-center gap-2 text-[0.9375rem]">
      <input
        type="checkbox"
        className="size-5 accent-(--accent)"
        checked={isAllIn}
        disabled={!useHydrated()}
        onChange={({ target }) => chooseCardPrice(target.checked ? 'all-in' : 'price')}
      />
      {t('Show all-in cost')}
    </label>
  );
}
