import { POST as create, GET as list } from '@/app/api/deals/[id]/tokens/route';
import { GET as receipt } from '@/app/api/tokens/[id]/receipt/route';
import { POST as move } from '@/app/api/tokens/[id]/route';
import type { TokenDto, TokenPageDto } from '@/lib/deals/tokens/dto';
import { DealToken } from '@/models/deals/deal-token';
import type { Browser, Reply } from './browser';
import type { Person } from './people';

export const tokenIn = ({ json }: Reply) => json.data as TokenDto;

export const tokensOf = (browser: Browser) => ({
  ask: (deal: string, rupees: number | string, change: object = {}) =>
    browser.call(create, '/x', {
      params: { id: deal },
      body: { payer: 'Asha Kulkarni', rupees, terms: 'Refunded if the title is not clear', ...change },
    }),
  list: async (deal: string) =>
    (await browser.call(list, '/x', { params: { id: deal } })).json.data as TokenPageDto,
  move: (id: string, body: object) => browser.call(move, '/x', { params: { id }, body }),
  receipt: (id: string, language = 'en') =>
    browser.call(receipt, '/x', {
      params: { id },
      headers: { referer: `http://localhost:3000/${language === 'en' ? '' : language}` },
    }),
});

/** Requests a token for the person's own deal. */
export async function tokenOf(person: Person, deal: string): Promise<string> {
  const row = await DealToken.create({
    deal,
    owner: person.id,
    payer: 'Asha',
    rupees: 1000,
    upi: 'saptam@okbank',
    upiName: 'Saptam',
    request: `TOK${deal}`,
    terms: 'None',
    state: 'requested',
  });
  return String(row._id);
}
