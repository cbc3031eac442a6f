import { POST as close } from '@/app/api/property/[id]/closing/route';
import { PATCH as change } from '@/app/api/property/[id]/route';
import { declineDepartedOnTours } from '@/lib/clients/tour-links/mutations';
import type { LinkedTourDto, TourDto } from '@/lib/clients/tours/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { openLink, tourWorld } from '@/test/tours';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

async function sentTour() {
  const world = await tourWorld();
  const id = await world.planned();
  const sent = (await world.tours.send(id)).json as unknown as TourDto;
  await settleBackground();
  return { ...world, id, sent, before: (await mailsTo('rao@clients.example')).length };
}
const stopsOf = async (url: string) =>
  ((await openLink(url)) as Extract<LinkedTourDto, { side: 'family' }>).stops.map(({ title, isOff }) => [
    title,
    isOff,
  ]);

describe('a home of a tour that is no longer available', () => {
  test.each([
    ['sold', 'This home is sold.'],
    ['paused', 'This home is not offered at the moment.'],
  ])('%s: the family and the broker get a mail, and the way has a home less', async (how, why) => {
    const { broker, tours, id, sent, a, before } = await sentTour();
    const { __v = 0 } = (await Property.findById(a).lean())!;
    const reply =
      how === 'sold'
        ? broker.browser.call(close, '/x', { params: { id: a }, body: { __v } })
        : broker.browser.call(change, '/x', {
            method: 'PATCH',
            params: { id: a },
            body: { status: how, __v },
          });
    expect((await reply).status).toBe(200);
    await settleBackground();
    expect((await tours.read(id)).homes.find((home) => home.id === a)).toMatchObject({
      answer: 'declined',
      word: why,
    });
    expect(await stopsOf(sent.families[0]!.url)).toEqual([
      ['Garden flat', true],
      ['Corner flat', false],
      ['Their flat', false],
    ]);
    const mails = (await mailsTo('rao@clients.example')).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Garden flat cannot be shown on Sun/),
    ]);
    for (const line of [why, 'Your other homes and times stay as they are.', sent.families[0]!.url])
      expect(mails[0]!.text).toContain(line);
    const told = (await mailsTo(broker.email)).filter(({ subject }) => /cannot be shown/.test(subject));
    expect(told).toHaveLength(1);
    // planned again, it stays out
    const { __v: version } = await tours.read(id);
    const again = (await tours.change(id, { __v: version })).json as unknown as TourDto;
    expect(again.unplaced.map(({ home, why: reason }) => [home, reason])).toContainEqual([a, 'declined']);
    // a second look finds nothing more to do
    expect(await declineDepartedOnTours()).toBe(0);
  });

  test('a change that raised no event is found by the job', async () => {
    const { a, sent, before } = await sentTour();
    await Property.updateOne({ _id: a }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
    expect(await declineDepartedOnTours()).toBe(1);
    await settleBackground();
    expect((await stopsOf(sent.families[0]!.url))[0]).toEqual(['Garden flat', true]);
    expect((await mailsTo('rao@clients.example')).length).toBe(before + 1);
  });

  test('a tour that was not sent yet plans without the home, and writes to nobody', async () => {
    const { tours, planned, a, rao } = await tourWorld();
    const id = await planned();
    const before = (await mailsTo('rao@clients.example')).length;
    await Property.updateOne({ _id: a }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
    await declineDepartedOnTours();
    await settleBackground();
    const { __v } = await tours.read(id);
    const again = (await tours.change(id, { __v })).json as unknown as TourDto;
    expect(again.unplaced).toContainEqual({ home: a, client: rao, why: 'declined' });
    expect(await mailsTo('rao@clients.example')).toHaveLength(before);
  });
});
