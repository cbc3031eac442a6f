import { PATCH as change, GET as readOne, DELETE as remove } from '@/app/api/deals/[id]/route';
import { POST as create, GET as read } from '@/app/api/deals/route';
import type { DealDto, DealListDto } from '@/lib/deals/dto';
import type { Browser, Reply } from './browser';

export const dealOf = ({ json }: Reply) => json.data as DealDto;

export const dealsOf = (browser: Browser) => ({
  create: (body: object) => browser.call(create, '/x', { body }),
  list: async (query = '') => (await browser.call(read, `/x${query}`)).json as unknown as DealListDto,
  read: (id: string) => browser.call(readOne, '/x', { params: { id } }),
  change: (id: string, body: object) => browser.call(change, '/x', { method: 'PATCH', params: { id }, body }),
  remove: (id: string) => browser.call(remove, '/x', { method: 'DELETE', params: { id } }),
});
