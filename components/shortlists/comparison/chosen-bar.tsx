'use client';

import { useSyncExternalStore } from 'react';
import CompareBar from '@/components/shortlists/compare-bar';
import { comparedStore } from '@/lib/shortlists/compared.client';

/** What was chosen on cards, for who comes here without it. */
export function ChosenBar() {
  const ids = useSyncExternalStore(comparedStore.subscribe, comparedStore.get, comparedStore.initial);
  return ids.length > 1 && <CompareBar ids={ids} />;
}
