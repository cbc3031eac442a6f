'use client';

import { useTexts } from '#language';
import { useCardPrice } from '@/components/search/cards/use-card-price';
import { Choice } from '@/components/ui/forms/control';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { chooseCardPrice } from '@/lib/costs/search/client';

/** Switches cards between price and total purchase cost, with duty, registration and fees. Remembered in this browser. */
export function CardPriceSwitch() {
  const { t } = useTexts('search/filters');
  const isAllIn = useCardPrice() === 'all-in';
  return (
    <label className="flex min-h-10 items-center gap-2 text-note">
      <Choice
        checked={isAllIn}
        disabled={!useHydrated()}
        onChange={({ target }) => chooseCardPrice(target.checked ? 'all-in' : 'price')}
      />
      {t('Show all-in cost')}
    </label>
  );
}
