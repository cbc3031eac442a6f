'use client';

import { useSyncExternalStore } from 'react';
import { type CardPrice, cardPriceStore } from '@/lib/costs/search/client';

/** The figure that this visitor's cards lead with. */
export function useCardPrice(): CardPrice {
  return useSyncExternalStore(cardPriceStore.subscribe, cardPriceStore.get, cardPriceStore.initial);
}
