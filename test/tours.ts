import { PATCH as change, DELETE as end, GET as one } from '@/app/api/tours/[id]/route';
import { POST as send } from '@/app/api/tours/[id]/send/route';
import { POST as enter } from '@/app/api/tours/[id]/thumb/route';
import { GET as open, POST as step } from '@/app/api/tours/link/[token]/route';
import { POST as create, GET as list } from '@/app/api/tours/route';
import type { LinkedTourDto, TourDto } from '@/lib/clients/tours/dto';
import { tourDays } from '@/lib/shortlists/tours/rules';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { tokenOf } from '@/test/visits';

/** A broker acting without a request. */
export const brokerActor = (userId: string) =>
  ({ userId, name: 'A', role: 'broker', via: 'cookie' }) as const;
export const SUNDAY = tourDays(new Date())[0]!;
export const at = (time: string) => new Date(`${SUNDAY}T${time}:00+05:30`).toISOString();
const CONSENT = { email: 'rao@clients.example', consentHow: 'said', consentDay: '2026-11-01' };
const placed = (lng: number) => ({
  placePrecision: 'exact',
  location: { address: 'Besa', coordinates: [lng, 21.08] },
});

export const toursOf = (browser: Browser) => {
  const dto = async (reply: ReturnType<Browser['call']>) => {
    const { status, json, text } = await reply;
    if (status !== 200) throw new Error(text);
    return json as unknown as TourDto;
  };
  return {
    create: (body: object) => browser.call(create, '/x', { body }),
    list: () => browser.call(list, '/x'),
    read: (id: string) => dto(browser.call(one, '/x', { params: { id } })),
    change: (id: string, body: object) =>
      browser.call(change, '/x', { method: 'PATCH', params: { id }, body }),
    send: (id: string) => browser.call(send, '/x', { params: { id }, body: {} }),
    end: (id: string) => browser.call(end, '/x', { method: 'DELETE', params: { id }, body: {} }),
    enter: (id: string, body: object) => browser.call(enter, '/x', { params: { id }, body }),
  };
};
export const openLink = async (url: string) =>
  (await new Browser().call(open, '/x', { params: { token: tokenOf(url) } }))
    .json as unknown as LinkedTourDto;
export const stepBy = (url: string, body: object) =>
  new Browser().call(step, '/x', { params: { token: tokenOf(url) }, body });

/** A broker with two homes, another broker's home, and two families. */
export async function tourWorld() {
  const broker = await signedIn('broker', { name: 'Gauri Broker' });
  const rival = await signedIn('broker', { name: 'Ravi Rival' });
  const [a, b, theirs] = [
    await listing({ title: 'Garden flat', owner: broker.id, ...placed(79.08) }),
    await listing({ title: 'Corner flat', owner: broker.id, ...placed(79.09) }),
    await listing({ title: 'Their flat', owner: rival.id, ...placed(79.1) }),
  ];
  const clients = clientsOf(broker.browser);
  const rao = await clients.added('Asha Rao', CONSENT);
  const kale = await clients.added('Meera Kale', { phones: '9822011111' });
  const tours = toursOf(broker.browser);
  const body = {
    day: SUNDAY,
    homes: [a, b, theirs],
    families: [{ client: rao }, { client: kale, homes: [a] }],
  };
  const planned = async (more: object = {}) => String((await tours.create({ ...body, ...more })).json.id);
  return { broker, rival, a, b, theirs, clients, rao, kale, tours, body, planned };
}
