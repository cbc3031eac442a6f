import { safeStorage } from '@/lib/platform/browser/safe-storage';

const KEY = 'saptam:asked';
const MAX_ASKED = 4;

/** The last searches in this browser, newest first. */
export const readAsked = (): string[] =>
  safeStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[], []);

export function rememberAsked(text: string): void {
  const asked = text.trim();
  if (!asked) return;
  const all = [asked, ...readAsked().filter((other) => other !== asked)].slice(0, MAX_ASKED);
  safeStorage(() => localStorage.setItem(KEY, JSON.stringify(all)), undefined);
}
