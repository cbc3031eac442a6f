'use client';

import { useSyncExternalStore } from 'react';
import { type CardPrice, cardPriceStore } from '@/lib/costs/search/client';

export function useCardPrice(): CardPrice {
  return useSyncExternalStore(cardPriceStore.subscribe, cardPriceStore.get, cardPriceStore.initial);
}
