import { PATCH as changeList, DELETE as deleteList } from '@/app/api/shortlist/[id]/route';
import { PUT as hide, DELETE as show } from '@/app/api/shortlist/hidden/[property]/route';
import { DELETE as remove, PUT as save } from '@/app/api/shortlist/homes/[property]/route';
import { POST as createList, GET as read } from '@/app/api/shortlist/route';
import { POST as markSeen } from '@/app/api/shortlist/seen/route';
import { GET as readShared, PUT as reply } from '@/app/api/shortlist/shared/[token]/route';
import type { OwnShortlistsDto, SavedIdsDto } from '@/lib/shortlists/dto';
import { Property } from '@/models/listings/property';
import type { Browser } from './browser';

/** A public listing. */
export async function listing(more: Record<string, unknown> = {}): Promise<string> {
  const row = await Property.create({
    title: 'A flat in Dharampeth',
    description: 'With a view',
    price: 6_000_000,
    type: 'sale',
    category: 'Residential',
    address: 'Dharampeth, Nagpur',
    area: 900,
    city: 'Nagpur',
    citySlug: 'nagpur',
    ...more,
  });
  return String(row._id);
}

export const shortlistsOf = (browser: Browser) => {
  const call = (
    handler: Parameters<Browser['call']>[0],
    method: string,
    params: object,
    body?: unknown,
    query = '',
  ) => browser.call(handler, `/x${query}`, { method, params: params as Record<string, string>, body });
  return {
    browser,
    save: (property: string, body: object = {}) => call(save, 'PUT', { property }, body),
    remove: (property: string) => call(remove, 'DELETE', { property }),
    hide: (property: string) => call(hide, 'PUT', { property }, {}),
    show: (property: string) => call(show, 'DELETE', { property }),
    create: (name: string) => call(createList, 'POST', {}, { name }),
    change: (id: string, body: object) => call(changeList, 'PATCH', { id }, body),
    drop: (id: string) => call(deleteList, 'DELETE', { id }),
    seen: () => call(markSeen, 'POST', {}, {}),
    own: async () => (await call(read, 'GET', {})).json as unknown as OwnShortlistsDto,
    ids: async () => (await call(read, 'GET', {}, undefined, '?only=ids')).json as unknown as SavedIdsDto,
    shared: (token: string) => call(readShared, 'GET', { token }),
    reply: (token: string, body: object) => call(reply, 'PUT', { token }, body),
  };
};
