import 'server-only';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import { titleOf } from '@/lib/listings/title/format';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { shownIn } from '@/lib/search/assistants/data';
import { linkTo, toHomeDto } from '@/lib/search/assistants/dto';
import { listHeading } from '@/lib/search/lists/format';
import { loadListAt } from '@/lib/search/lists/loaders';
import { feedPath, LIST_ROOTS, searchPath } from '@/lib/search/rules';
import { rssFeed } from './format';

/** The parameters of an address. Next leaves them undefined if there are none. */
type Address = { params: Promise<{ city?: string; category?: string } | undefined> };

/** The newest homes of a list as RSS, with the list's own filters. */
export async function loadListFeed(type: ListingType, { url }: Request, { params }: Address) {
  const { city, category } = (await params) ?? {};
  const query = new URLSearchParams(new URL(url).search);
  query.set('sort', 'newest');
  query.delete('page');
  query.delete('view');
  const language = await pageLanguage();
  const path = [LIST_ROOTS[type], city, category].filter(Boolean).join('/');
  const { place, search, data, head, ...page } = await loadListAt(`${path}?${query}`, language);
  const isRead = !page.unknownLocalities.length && !page.unknownNear && !Object.keys(page.unreadable).length;
  const shown = await shownIn(language);
  const itemOf = (card: PropertyCardDto) => {
    const { url: link, price, what, where, photograph } = toHomeDto(card, shown);
    const title = titleOf(card, textsIn(language, 'listings/card'));
    const [pubDate, description] = [new Date(card.createdAt).toUTCString(), [price, what, where].join(' · ')];
    return { fields: { title, link, guid: link, pubDate, description }, picture: photograph };
  };
  const feed = rssFeed({
    fields: {
      title: listHeading(place, textsIn(language, 'search/list'), search),
      link: linkTo(shown, searchPath({ ...search, page: 1 })),
      description: head.description ?? '',
      language: HTML_LANG[language],
    },
    self: linkTo(shown, feedPath(search)),
    // approximate matches, and results of an unread filter, are not news of this list
    items: (data.fallback || !isRead ? [] : data.list.items).map(itemOf),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
