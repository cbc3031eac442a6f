import type { TextBundle } from '@/lib/platform/language/bundles';
import type { Language } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';

const loaded = new Map<string, Promise<Messages>>();

/** Fetches the texts of a part of the page once. Forgets a failed attempt, so that the next call tries again. */
export function loadTexts(language: Language, bundle: TextBundle): Promise<Messages> {
  const path = `/api/texts/${bundle}?language=${language}`;
  const known = loaded.get(path);
  if (known) return known;
  // imported on demand, because this module is in the first load of pages with forms
  const texts = import('@/lib/platform/browser/api')
    .then(({ api }) => api<{ messages: Messages }>(path))
    .then(({ messages }) => messages);
  loaded.set(path, texts);
  texts.catch(() => loaded.delete(path));
  return texts;
}
