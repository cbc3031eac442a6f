'use client';

import { useSyncExternalStore } from 'react';
import CompareBar from '@/components/shortlists/compare-bar';
import { comparedStore } from '@/lib/shortlists/compared.client';

/** The homes selected on cards, shown on a comparison opened without any. */
export function ChosenBar() {
  const ids = useSyncExternalStore(comparedStore.subscribe, comparedStore.get, comparedStore.initial);
  return ids.length > 1 && <CompareBar ids={ids} />;
}
