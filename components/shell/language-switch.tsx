'use client';

import clsx from 'clsx';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTexts } from '#language';
import { api } from '@/lib/platform/browser/api';
import { readIdentity } from '@/lib/platform/browser/stored-identity';
import {
  HTML_LANG,
  isTranslated,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  localPath,
  splitLanguage,
} from '@/lib/platform/language/languages';

/** Switches the language of an account's mails too. The request is sent even while the page is being left. */
function recordLanguage(language: Language) {
  if (!readIdentity().userId) return;
  api('/api/user/language', { method: 'PUT', body: { language }, keepalive: true }).catch(() => undefined);
}

const YEAR_SECONDS = 365 * 24 * 3600;

function remember(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: one line that every browser knows; the Cookie Store API is not in all of them
  document.cookie = `saptam_language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The landmark names of one page's switches, which must differ. */
type Place = 'Language' | 'Language, at the bottom of the page';

/** Plain links. An English page uses a 2 KB font for the other two names, so that no page loads Devanagari for two words. */
export function LanguageSwitch({ className, place = 'Language' }: { className?: string; place?: Place }) {
  const { t, language: current } = useTexts('shell');
  const { path } = splitLanguage(usePathname());
  const query = useSearchParams().toString();
  const address = query ? `${path}?${query}` : path;
  return (
    <nav
      aria-label={t(place)}
      className={clsx('flex items-center', className)}
      // hidden instead of omitted, because the 404 page is at every address, and React expects the server's markup
      hidden={!isTranslated(path)}
      suppressHydrationWarning
    >
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localPath(language, address)}
          hrefLang={language}
          lang={HTML_LANG[language]}
          aria-current={language === current ? 'true' : undefined}
          className="language"
          onClick={(event) => {
            remember(language);
            recordLanguage(language);
            // a stored page only knows the query it depends on
            const { pathname, search } = window.location;
            event.currentTarget.href = localPath(language, splitLanguage(pathname).path + search);
          }}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
