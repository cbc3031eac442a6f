import { safeStorage } from '@/lib/platform/browser/safe-storage';
import { LANGUAGE_COOKIE, type Language } from '@/lib/platform/language/languages';

/** The data a form was last sent with, to prefill the next one. It leaves the browser only in a form that the person sends. */
export type KnownPerson = { name: string; phone: string; email?: string };

const KEY = 'saptam:person';
const YEAR_SECONDS = 365 * 24 * 3600;
const MAX_LENGTH = 254;

const setLanguage = (language: string, seconds: number) =>
  safeStorage(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: one line that every browser knows; the Cookie Store API is not in all of them
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${seconds}; samesite=lax`;
  }, undefined);

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

export function readKnownPerson(): KnownPerson | undefined {
  return safeStorage(() => {
    const { name, phone, email } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (!isShort(name) || !isShort(phone) || !name || !phone) return undefined;
    return { name, phone, ...(isShort(email) && email && { email }) };
  }, undefined);
}

/** Stores the person after a form was sent, with the page's language for the next visit. */
export function rememberPerson({ name, phone, email }: KnownPerson, language: Language): void {
  safeStorage(
    () => localStorage.setItem(KEY, JSON.stringify({ name, phone, ...(email && { email }) })),
    undefined,
  );
  setLanguage(language, YEAR_SECONDS);
}

/** Removes name, number, address and language from this browser. */
export function forgetPerson(): void {
  safeStorage(() => localStorage.removeItem(KEY), undefined);
  setLanguage('', 0);
}
