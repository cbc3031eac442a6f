import { POST as close } from '@/app/api/property/[id]/closing/route';
import { PATCH as change } from '@/app/api/property/[id]/route';
import { declineDepartedOnTours } from '@/lib/clients/tour-links/mutations';
import type { LinkedTourDto, TourDto } from '@/lib/clients/tours/dto';
import { listBoardResults } from '@/lib/deals/board/data';
import { createDeal } from '@/lib/deals/mutations';
import { newDealSchema } from '@/lib/deals/schema';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Tour } from '@/models/clients/tour';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { at, brokerActor, openLink, stepBy, tourWorld } from '@/test/tours';
import { tokenOf } from '@/test/visits';
import { takeTourStep } from './mutations';

describe('tour departures', () => {
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
});

describe('tour links', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  test('owners confirm or decline by a link; another firm’s broker is asked by mail, without a family’s name', async () => {
    const { tours, planned, a, theirs, rival, broker, rao } = await tourWorld();
    const id = await planned();
    const { __v } = await tours.read(id);
    const opening = {
      property: a,
      keys: 'office',
      note: 'Red tag',
      name: 'Mr Joshi',
      phone: '98220 33333',
      email: 'joshi@owners.example',
    };
    expect((await tours.change(id, { __v, openings: [opening] })).status).toBe(200);
    expect((await tours.change(id, { __v, minutes: 45 })).status).toBe(409);
    const sent = (await tours.send(id)).json as unknown as TourDto;
    expect(sent.agents[0]!.collects).toEqual(['Garden flat']);
    const [asked, rivals] = [await mailsTo('joshi@owners.example'), await mailsTo(rival.email)];
    expect(asked.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^May we show Garden flat on Sun/),
    ]);
    expect(rivals).toHaveLength(1);
    expect(rivals[0]!.text + asked[0]!.text).not.toMatch(/Rao|Kale/);
    expect(JSON.stringify(sent)).not.toContain(rival.email);
    // a second press asks nobody again
    await tours.send(id);
    expect(await mailsTo('joshi@owners.example')).toHaveLength(1);
    const urlOf = (home: string) => sent.homes.find((row) => row.id === home)!.url;
    expect(await openLink(urlOf(a))).toMatchObject({
      side: 'owner',
      title: 'Garden flat',
      from: 'Gauri Broker',
      answer: 'none',
    });
    expect(
      (await stepBy(urlOf(a), { action: 'thumb', stop: sent.stops[0]!.id, verdict: 'yes' })).status,
    ).toBe(403);
    expect((await stepBy(urlOf(a), { action: 'confirm', word: 'Ring twice' })).json.answer).toBe('confirmed');
    // as long as its times stay, an answer does
    const { __v: next } = await tours.read(id);
    const same = (await tours.change(id, { __v: next })).json as unknown as TourDto;
    expect(same.homes[0]).toMatchObject({ answer: 'confirmed', isAsked: true });
    expect(same.stops).toEqual(sent.stops);
    await stepBy(urlOf(theirs), { action: 'decline' });
    expect((await mailsTo(broker.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Garden flat can be shown/),
      expect.stringMatching(/^Their flat cannot be shown/),
    ]);
    const after = await tours.read(id);
    expect(after.homes.map(({ answer, word }) => [answer, word])).toEqual([
      ['confirmed', 'Ring twice'],
      ['none', ''],
      ['declined', ''],
    ]);
    const family = (await openLink(after.families[0]!.url)) as Extract<LinkedTourDto, { side: 'family' }>;
    expect(family.stops.map(({ title, isOff }) => [title, isOff])).toEqual([
      ['Garden flat', false],
      ['Corner flat', false],
      ['Their flat', true],
    ]);
    // planned again, the home is left out, and the next family comes earlier: this home is asked about again
    const again = (await tours.change(id, { __v: after.__v })).json as unknown as TourDto;
    expect(again.unplaced).toEqual([{ home: theirs, client: rao, why: 'declined' }]);
    expect(again.homes[0]).toMatchObject({ answer: 'none', isAsked: false });
    expect(again.families.map(({ isMailed }) => isMailed)).toEqual([false, false]);
    // what was entered for a home is known on the next tour
    expect((await tours.read(await planned())).homes[0]).toMatchObject({
      keys: 'office',
      name: 'Mr Joshi',
      answer: 'none',
    });
  });

  test('a link that changes its answer again and again mails the broker five times an hour', async () => {
    const { tours, planned, a, broker } = await tourWorld();
    const id = await planned();
    const sent = (await tours.send(id)).json as unknown as TourDto;
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    const { url } = sent.homes.find((row) => row.id === a)!;
    for (let n = 0; n < 8; n++) await stepBy(url, { action: 'confirm', word: `Ring ${n} times` });
    await settleBackground();
    expect(await mailsTo(broker.email)).toHaveLength(5);
    expect((await tours.read(id)).homes.find((row) => row.id === a)).toMatchObject({ word: 'Ring 7 times' });
  });

  test('each family has one link with its own stops, and says between two homes what it thinks', async () => {
    const { tours, planned, clients, broker, rao, a } = await tourWorld();
    const id = await planned();
    const sent = (await tours.send(id)).json as unknown as TourDto;
    const mail = (await mailsTo('rao@clients.example')).at(-1);
    const [first, second] = sent.families;
    expect([first!.isMailed, second!.isMailed, first!.url]).toEqual([
      true,
      false,
      mail!.text.match(/\S*\/tours\/\S*/)?.[0],
    ]);
    expect(second!.message).toContain(second!.url);
    const way = (await openLink(first!.url)) as Extract<LinkedTourDto, { side: 'family' }>;
    expect([way.name, way.stops.length, way.stops[0]!.mayJudge]).toEqual(['Asha', 3, false]);
    expect(JSON.stringify(way)).not.toMatch(/Kale|Joshi/);
    const stop = way.stops[0]!;
    const thumb = { action: 'thumb' as const, stop: stop.id, verdict: 'yes' as const, note: 'The garden' };
    expect((await stepBy(first!.url, thumb)).status).toBe(409);
    expect((await stepBy(first!.url, { action: 'confirm' })).status).toBe(403);
    expect((await stepBy(second!.url, thumb)).status).toBe(404);
    const between = new Date(new Date(stop.end).getTime() + 60_000);
    const after = await takeTourStep(tokenOf(first!.url), thumb, between);
    expect(after).toMatchObject({ stops: [{ verdict: 'yes', note: 'The garden' }, {}, {}] });
    expect((await clients.detail(rao)).hasReacted).toBe(true);
    expect((await tours.read(id)).stops[0]).toMatchObject({
      client: rao,
      verdict: 'yes',
      note: 'The garden',
    });

    // on Monday's board, the family that liked something first, with the deal that came of it
    const monday = new Date(new Date(at('12:00')).getTime() + 86_400_000);
    const me = brokerActor(broker.id);
    const results = await listBoardResults(me, monday);
    expect(
      results.map(({ name, homes }) => [
        name,
        homes.map(({ title, verdict, deal }) => [title, verdict, deal]),
      ]),
    ).toEqual([
      [
        'Asha Rao',
        [
          ['Garden flat', 'yes', null],
          ['Corner flat', null, null],
          ['Their flat', null, null],
        ],
      ],
      ['Meera Kale', [['Garden flat', null, null]]],
    ]);
    const started = newDealSchema.parse({
      property: a,
      stage: 'visit',
      parties: [{ role: 'buyer', client: rao }],
    });
    const deal = await createDeal(me, started);
    expect((await listBoardResults(me, monday))[0]!.homes[0]!.deal).toBe(deal.id);
    expect(await listBoardResults(me, new Date(monday.getTime() + 8 * 86_400_000))).toEqual([]);
  });

  test('calling a tour off mails those who were written to; a draft is deleted', async () => {
    const { tours, planned, rival } = await tourWorld();
    const draft = await planned();
    await tours.end(draft);
    expect(await Tour.countDocuments({})).toBe(0);
    const id = await planned();
    const { families } = (await tours.send(id)).json as unknown as TourDto;
    await tours.end(id);
    expect((await mailsTo('rao@clients.example')).at(-1)!.subject).toMatch(/cancelled the tour of homes on/);
    expect(await mailsTo(rival.email)).toHaveLength(2);
    expect(await openLink(families[0]!.url)).toMatchObject({ state: 'cancelled' });
    const stop = (await tours.read(id)).stops[0]!.id;
    expect((await stepBy(families[0]!.url, { action: 'thumb', stop, verdict: 'yes' })).status).toBe(409);
    expect((await tours.send(id)).status).toBe(409);
  });
});
