import { PUT as renewFeed } from '@/app/api/calendar/feed/route';
import { POST as report } from '@/app/api/report/route';
import { POST as saveSearch } from '@/app/api/searches/route';
import { POST as invite } from '@/app/api/team/invitations/route';
import { POST as createTeam } from '@/app/api/team/route';
import { POST as sendTour } from '@/app/api/tours/[id]/send/route';
import { POST as register } from '@/app/api/user/register/route';
import { PUT as saveHours } from '@/app/api/visits/hours/route';
import { POST as askTour } from '@/app/api/visits/tours/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { SavedSearch } from '@/models/alerts/saved-search';
import { FirmTerms } from '@/models/deals/firm-terms';
import { Report } from '@/models/moderation/report';
import { User } from '@/models/platform/user';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { Visit } from '@/models/visits/visit';
import { atOnce, type Case, post, testAtOnce } from '@/test/at-once';
import { Browser } from '@/test/browser';
import { coBrokingOf, coBrokingWorld } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing, shortlistsOf } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { tourWorld } from '@/test/tours';
import { visitsOf } from '@/test/visits';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const CASES: Case[] = [
  [
    'a tour of two homes',
    async () => {
      const owner = (await signedIn('seller')).id;
      const propertyIds = [await listing({ owner }), await listing({ owner, title: 'B' })];
      const halfDays = (await visitsOf(new Browser()).halfDays(propertyIds[0]!)).slice(0, 1);
      const body = { propertyIds, name: 'Asha', phone: '98220 12345', halfDays };
      return { call: () => post(askTour, body), count: () => Visit.countDocuments(), rows: 2 };
    },
    [201, 409],
  ],
  [
    'an account',
    async () => ({
      call: () =>
        post(register, {
          name: 'Asha',
          email: 'one@home.example',
          password: 'mango-orchard-43',
          role: 'buyer',
        }),
      count: () => User.countDocuments(),
    }),
    [201],
  ],
  [
    'a firm',
    async () => {
      const { browser } = await signedIn('broker');
      return {
        call: () => post(createTeam, { name: 'Kale Realty' }, browser),
        count: () => Team.countDocuments(),
      };
    },
    [201, 409],
  ],
  [
    'an invitation to a firm',
    async () => {
      const { owner } = await makeTeam();
      const body = { email: 'new@home.example', role: 'agent' };
      return { call: () => post(invite, body, owner.browser), count: () => TeamInvitation.countDocuments() };
    },
    [201],
  ],
  [
    'an address of a calendar',
    async () => {
      const { browser } = await signedIn('seller');
      return {
        call: () => post(renewFeed, { kind: 'full' }, browser, 'PUT'),
        count: () => CalendarFeed.countDocuments(),
      };
    },
    [200],
  ],
  [
    'a saved search',
    async () => {
      const { browser } = await signedIn('buyer');
      const body = { query: 'maxPrice=4500000', frequency: 'daily' };
      return { call: () => post(saveSearch, body, browser), count: () => SavedSearch.countDocuments() };
    },
    [201],
  ],
  [
    'a reply to a shared list',
    async () => {
      const owner = shortlistsOf(new Browser());
      const property = await listing();
      await owner.save(property);
      const id = (await owner.own()).lists[0]!.id;
      await owner.change(id, { share: 'comment' });
      const token = (await owner.own()).lists[0]?.share?.url?.split('/').pop() ?? '';
      const reader = shortlistsOf(new Browser());
      const body = { property, name: 'Asha', verdict: 'yes' };
      await reader.reply(token, body);
      return {
        call: () => reader.reply(token, body),
        count: async () => (await Shortlist.findById(id).lean())?.replies.length ?? 0,
      };
    },
    [200],
  ],
  [
    'a report by one account',
    async () => {
      const { browser } = await signedIn('buyer');
      const body = { propertyId: await listing(), reason: 'sold' };
      return { call: () => post(report, body, browser), count: () => Report.countDocuments() };
    },
    [201],
  ],
];

describe('the same request eight times at once leaves what it leaves once', () => {
  testAtOnce(CASES);

  test('a tour is mailed once to each side', async () => {
    const { broker, planned, rival } = await tourWorld();
    const id = await planned();
    expect(await atOnce(() => post(sendTour, {}, broker.browser, 'POST', { id }))).toEqual([200]);
    expect(await mailsTo(rival.email)).toHaveLength(1);
    expect(await mailsTo('rao@clients.example')).toHaveLength(1);
  });

  test('hours and terms that are written whole stay whole', async () => {
    const { browser } = await signedIn('seller');
    expect(
      (await atOnce(() => post(saveHours, { days: [], holidays: '' }, browser, 'PUT'))).every(
        (status) => status < 500,
      ),
    ).toBe(true);
    const { bringer, team } = await coBrokingWorld();
    await atOnce(() => coBrokingOf(team.owner.browser).accept(String(team.id)));
    await atOnce(() => bringer.accept(team.id));
    const [terms] = await FirmTerms.find().lean();
    expect(terms?.accepted).toHaveLength(1);
  });
});
