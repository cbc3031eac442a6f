import { safeStorage } from '@/lib/platform/browser/safe-storage';

/**
 * This tab's record of the visit, in sessionStorage so that it ends with the session. A cookie records that the popup was sent or dismissed, because signing
 * out clears the local storage and must not bring the popup back.
 */
const PAGES = 'visitedPages';
const SHOWN = 'exitPopupShown';
const ANSWERED = 'exitPopup';
const MAX_PAGES = 100;

export function visitedPages(): string[] {
  return safeStorage(() => {
    const list: unknown = JSON.parse(sessionStorage.getItem(PAGES) ?? '[]');
    return Array.isArray(list) ? list.filter((page) => typeof page === 'string') : [];
  }, []);
}

export function rememberPage(page: string): void {
  const pages = visitedPages();
  if (pages.at(-1) === page) return;
  safeStorage(
    () => sessionStorage.setItem(PAGES, JSON.stringify([...pages, page].slice(-MAX_PAGES))),
    undefined,
  );
}

/** True once per session, unless the popup was sent or dismissed. False without storage, because the answer could not be stored. */
export function mayAsk(): boolean {
  return (
    safeStorage(() => sessionStorage.getItem(SHOWN) === null, false) &&
    !document.cookie.includes(`${ANSWERED}=`)
  );
}

export function rememberShown(): void {
  safeStorage(() => sessionStorage.setItem(SHOWN, '1'), undefined);
}

export function rememberAnswered(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${ANSWERED}=answered; path=/; max-age=31536000; samesite=lax`;
}
