'use client';

import { useSyncExternalStore } from 'react';
import { type CardPrice, cardPriceStore } from '@/lib/costs/search/client';

/** What this visitor wants cards to lead with. */
export function useCardPrice(): CardPrice {
  return useSyncExternalStore(cardPriceStore.subscribe, cardPriceStore.get, cardPriceStore.initial);
}
