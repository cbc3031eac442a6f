import type { Language } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';

/** Texts for a page whose layout failed, which would otherwise send them. Loaded only then, so that no page contains them. */
export async function failureTexts(language: Exclude<Language, 'en'>): Promise<Messages> {
  const [{ compile }, { default: common }, { default: shell }] = await Promise.all([
    import('@/lib/platform/language/icu'),
    import('@/messages/common'),
    import('@/messages/shell'),
  ]);
  const own = (texts: object) =>
    Object.fromEntries(
      Object.entries(texts).map(([english, [mr, hi]]) => [english, compile(language === 'mr' ? mr : hi)]),
    );
  return { common: own(common), shell: own(shell) };
}
