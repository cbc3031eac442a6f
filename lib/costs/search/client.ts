import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Main figure of cards: the asking price, or the purchase's total cost. */
export type CardPrice = 'price' | 'all-in';

const KEY = 'saptam:card-price';
const listeners = new Set<() => void>();
/** the choice for this page if the browser stores nothing */
let memory: CardPrice | undefined;

/** This browser's choice, for all cards of a page. */
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
    memory ?? safeStorage(() => (localStorage.getItem(KEY) === 'all-in' ? 'all-in' : 'price'), 'price'),
  /** the default, which the server renders for all visitors */
  initial: (): CardPrice => 'price',
};

export function chooseCardPrice(choice: CardPrice): void {
  memory = safeStorage(() => {
    if (choice === 'price') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
    return undefined;
  }, choice);
  for (const listener of listeners) listener();
}
