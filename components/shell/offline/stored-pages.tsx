'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { loadAgain } from '@/lib/platform/browser/navigation';
import {
  HOMES_CACHE,
  OWN_CACHE,
  STORED_AT_HEADER,
  STORED_TITLE_HEADER,
} from '@/lib/platform/browser/offline/constants';
import type { StoredPage } from '@/lib/platform/browser/offline/dto';
import { formatDateTime } from '@/lib/platform/text/format';

async function pagesIn(cacheName: string): Promise<StoredPage[]> {
  // opening a missing cache would create one
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, response: await cache.match(request) })),
  );
  return found.flatMap(({ request, response }) => {
    const title = response?.headers.get(STORED_TITLE_HEADER);
    const { pathname, search } = new URL(request.url);
    const at = response?.headers.get(STORED_AT_HEADER) ?? '';
    return title ? [{ path: pathname + search, title: decodeURIComponent(title), at }] : [];
  });
}

export function StoredPages() {
  const { t, language } = useTexts('shell');
  const [pages, setPages] = useState<StoredPage[]>([]);
  useEffect(() => {
    const again = () => loadAgain();
    window.addEventListener('online', again);
    const found = globalThis.caches
      ? Promise.all([pagesIn(OWN_CACHE), pagesIn(HOMES_CACHE)])
      : Promise.resolve([]);
    void found.then(
      (lists) => setPages(lists.flatMap((list) => list.sort((a, b) => b.at.localeCompare(a.at)))),
      () => undefined,
    );
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <>
      <ul className="flex flex-col">
        {pages.map(({ path, title, at }) => (
          <li
            key={path}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-3"
          >
            <a href={path} className="inline-flex min-h-11 items-center">
              {title}
            </a>
            <span className="text-ink-soft text-sm">
              {t('Stored {time}', { time: formatDateTime(at, language) })}
            </span>
          </li>
        ))}
      </ul>
      {pages.length === 0 && <p>{t('Nothing is stored yet.')}</p>}
      <Button className="self-start" onClick={() => loadAgain()}>
        {t('Try again')}
      </Button>
    </>
  );
}
