import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** What cards lead with: the price that is asked, or what the purchase costs in all. */
export type CardPrice = 'price' | 'all-in';

const KEY = 'saptam:card-price';
const listeners = new Set<() => void>();

/** The choice of this browser, for every card of a page. */
export const cardPriceStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const onStorage = ({ key }: StorageEvent) => key === KEY && listener();
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
  get: (): CardPrice =>
    safeStorage(() => (localStorage.getItem(KEY) === 'all-in' ? 'all-in' : 'price'), 'price'),
  /** the same for everybody, as the server renders it */
  initial: (): CardPrice => 'price',
};

export function chooseCardPrice(choice: CardPrice): void {
  safeStorage(() => {
    if (choice === 'price') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  }, undefined);
  for (const listener of listeners) listener();
}
