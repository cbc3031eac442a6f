import { POST as savePlace } from '@/app/api/admin/places/route';
import { POST as addReason } from '@/app/api/admin/properties/reasons/route';
import { POST as inviteStaff } from '@/app/api/admin/staff/invitations/route';
import { POST as saveView } from '@/app/api/admin/views/route';
import { PUT as renewFeed } from '@/app/api/calendar/feed/route';
import { POST as report } from '@/app/api/report/route';
import { POST as saveSearch } from '@/app/api/searches/route';
import { POST as invite } from '@/app/api/team/invitations/route';
import { POST as createTeam } from '@/app/api/team/route';
import { POST as sendTour } from '@/app/api/tours/[id]/send/route';
import { POST as register } from '@/app/api/user/register/route';
import { PUT as saveHours } from '@/app/api/visits/hours/route';
import { POST as askTour } from '@/app/api/visits/tours/route';
import { requestEmailChange } from '@/lib/accounts/email/mutations';
import { recordRelease, withdrawNumber } from '@/lib/accounts/number-release/mutations';
import { RATE_GROUPS } from '@/lib/costs/rates/constants';
import { addRate } from '@/lib/costs/rates/mutations';
import { MAX_FORMS } from '@/lib/deals/forms/constants';
import { MAX_TEMPLATES } from '@/lib/enquiries/templates/constants';
import { createTemplate } from '@/lib/enquiries/templates/mutations';
import { MAX_DRAFTS } from '@/lib/listings/drafts/constants';
import { saveDraft } from '@/lib/listings/drafts/mutations';
import { createProperty } from '@/lib/listings/mutations';
import { MAX_LISTINGS } from '@/lib/listings/quota/constants';
import { MAX_OWN_REASONS } from '@/lib/moderation/reasons/constants';
import { MAX_VIEWS } from '@/lib/office/lists/constants';
import type { UserSession } from '@/lib/platform/auth/types';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MAX_LISTS } from '@/lib/shortlists/constants';
import { createList } from '@/lib/shortlists/mutations';
import { MAX_BUSY_TIMES } from '@/lib/visits/busy-times/constants';
import { addBusyTime } from '@/lib/visits/busy-times/mutations';
import { EmailChange } from '@/models/accounts/email-change';
import { NumberRelease } from '@/models/accounts/number-release';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Rate } from '@/models/costs/rate';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { DealForm } from '@/models/deals/deal-form';
import { FirmTerms } from '@/models/deals/firm-terms';
import { Introduction } from '@/models/deals/introduction';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { DecisionReason } from '@/models/moderation/decision-reason';
import { Report } from '@/models/moderation/report';
import { SavedView } from '@/models/office/saved-view';
import { PlaceEditModel } from '@/models/places/place-edit';
import { User } from '@/models/platform/user';
import { Shortlist } from '@/models/shortlists/shortlist';
import { RoleChange } from '@/models/teams/role-change';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { BusyTime } from '@/models/visits/busy-time';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { Visit } from '@/models/visits/visit';
import { testActor, testAdmin } from '@/test/actors';
import { atOnce, type Case, post, testAtOnce } from '@/test/at-once';
import { Browser } from '@/test/browser';
import { coBrokingOf, coBrokingWorld, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { formsOf } from '@/test/forms';
import { form } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing, shortlistsOf } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { tourWorld } from '@/test/tours';
import { visitsOf } from '@/test/visits';

describe('unique rules', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const newId = () => testActor().userId;
  const AT_ONCE = 8;
  /** Runs the same work several times at once and returns the codes of refused attempts. */
  async function atOnce(work: (n: number) => Promise<unknown>): Promise<string[]> {
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => work(n)));
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  }

  describe('a limit holds, however many come at once', () => {
    const person = newId();
    const actor = testActor(person);
    const draft = { values: {}, images: [], step: 0, rev: 0 };
    const busy = { day: '2030-01-01', from: '10:00', until: '11:00', note: '' };

    test.each<[string, number, (name: string) => Promise<unknown>, () => Promise<number>]>([
      ['drafts', MAX_DRAFTS, (key) => saveDraft(actor, key, draft), () => ListingDraft.countDocuments()],
      [
        'lists of homes',
        MAX_LISTS,
        (name) => createList(`user:${person}`, { name }),
        () => Shortlist.countDocuments(),
      ],
      ['busy times', MAX_BUSY_TIMES, () => addBusyTime(person, busy), () => BusyTime.countDocuments()],
      [
        'templates',
        MAX_TEMPLATES,
        (name) => createTemplate(actor, { name, text: 'Thank you' }),
        () => AnswerTemplate.countDocuments(),
      ],
    ])('%s', async (_, max, add, count) => {
      for (let n = 1; n < max; n++) await add(`before ${n}`);
      const refused = await atOnce((n) => add(`at once ${n}`));
      expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE - 1);
      expect(new Set(refused)).toEqual(new Set(['conflict']));
      expect(await count()).toBeLessThanOrEqual(max);
      expect(await count()).toBe(max - 1 + AT_ONCE - refused.length);
    });

    test('listings of an unconfirmed account', async () => {
      jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
      const seller = testActor((await signedIn('seller', { isVerified: false })).id);
      const refused = await atOnce(() => createProperty(seller, form({ status: 'draft' }), []));
      jest.restoreAllMocks();
      expect(new Set(refused)).toEqual(new Set(['conflict']));
      expect(await Property.countDocuments()).toBeLessThanOrEqual(MAX_LISTINGS.unconfirmed);
    });
  });

  const RATE = {
    key: 'gst',
    group: RATE_GROUPS[0],
    label: 'GST',
    region: 'Nagpur',
    percent: 5,
    source: 'Act',
    from: new Date('2020-01-01'),
  };

  describe('what there is once is stored once', () => {
    test('a release of a number, until withdrawn', async () => {
      const release = { giver: `user:${newId()}`, receiver: 'agency', reason: 'visit', to: 'Us' } as const;
      const visit = newId() as never;
      const ids: (string | undefined)[] = [];
      expect(await atOnce(async () => ids.push(await recordRelease({ ...release, visit })))).toEqual([]);
      expect(ids.filter(Boolean)).toHaveLength(1);
      expect(await NumberRelease.countDocuments()).toBe(1);
      await withdrawNumber(release.giver, String(ids.find(Boolean)));
      expect(await recordRelease({ ...release, visit })).toBeDefined();
    });

    test('an open change of email address', async () => {
      const { id } = await signedIn('buyer');
      const user = { id, name: 'A', email: 'old@mail.example', isVerified: false, language: 'en' };
      const session = { user } as unknown as UserSession;
      const refused = await atOnce((n) => requestEmailChange(session, `new${n}@mail.example`));
      await settleBackground();
      // the limit of mails on request refuses some; none that exists once is in the way of the others
      expect(refused.filter((code) => code !== 'rate_limited')).toEqual([]);
      expect(await EmailChange.countDocuments({ user: id, changedAt: null })).toBe(1);
    });

    test('a rate’s row for a day', async () => {
      await Rate.create(RATE as never);
      const input = { key: 'gst', figure: 6, from: '2030-01-01', source: 'Act', doubt: '' };
      const refused = await atOnce(() => addRate(testAdmin(), input));
      expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'conflict'));
    });

    test('a role change whose email is pending', async () => {
      const row = { user: newId(), by: newId(), from: { role: 'buyer' }, to: { role: 'seller' } };
      const until = { undoUntil: new Date(), expiresAt: new Date(Date.now() + 60_000) };
      const refused = await atOnce(() => RoleChange.create({ ...row, ...until } as never));
      expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 11000));
      await RoleChange.updateMany({}, { mail: 'sent' });
      await RoleChange.create({ ...row, ...until } as never);
    });
  });
});

describe('limits of members', () => {
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
        return {
          call: () => post(invite, body, owner.browser),
          count: () => TeamInvitation.countDocuments(),
        };
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

    test('emails a tour once to each side', async () => {
      const { broker, planned, rival } = await tourWorld();
      const id = await planned();
      expect(await atOnce(() => post(sendTour, {}, broker.browser, 'POST', { id }))).toEqual([200]);
      expect(await mailsTo(rival.email)).toHaveLength(1);
      expect(await mailsTo('rao@clients.example')).toHaveLength(1);
    });

    test('keeps hours and terms complete when written as a whole', async () => {
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
});

describe('limits of the office', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const CASES: Case[] = [
    [
      'an invitation to the office, before the office is a team',
      async () => {
        const { browser } = await signedIn('admin');
        await Team.deleteMany({});
        const body = { email: 'new@home.example', office: 'agent' };
        return {
          call: () => post(inviteStaff, body, browser),
          count: async () => (await Team.countDocuments()) * (await TeamInvitation.countDocuments()),
        };
      },
      [201],
    ],
    [
      'a place with its spellings',
      async () => {
        const { browser } = await signedIn('admin');
        const body = {
          kind: 'locality',
          city: 'nagpur',
          name: 'Tower Town',
          nameDevanagari: 'टॉवर टाऊन',
          spellings: 'tawar town',
          pinCode: '440025',
          points: '21.1 79.07',
          radius: '400',
        };
        return { call: () => post(savePlace, body, browser), count: () => PlaceEditModel.countDocuments() };
      },
      [200, 409],
    ],
    [
      'an offer to other firms, and terms between two',
      async () => {
        const { home, lister, bringer, team } = await coBrokingWorld();
        return {
          call: (n) => (n % 2 ? lister.offer(home, 40) : bringer.accept(team.id)),
          count: async () => (await CoBrokingOffer.countDocuments()) * (await FirmTerms.countDocuments()),
        };
      },
      [200, 201],
    ],
    [
      'an introduction',
      async () => {
        const { agree, bringer, offer } = await coBrokingWorld();
        await agree();
        return { call: () => bringer.introduce(offer, RAO), count: () => Introduction.countDocuments() };
      },
      [201, 409],
    ],
    [
      'the last document of a deal',
      async () => {
        const { agent } = await makeTeam();
        const { id } = dealOf(await dealsOf(agent.browser).create({ title: 'Flat', kind: 'resale' }));
        const forms = formsOf(agent.browser);
        await forms.create(id);
        const { _id, ...row } = (await DealForm.findOne().lean())!;
        await DealForm.collection.insertMany(
          Array.from({ length: MAX_FORMS - 2 }, () => ({ ...row })) as never,
        );
        return { call: () => forms.create(id), count: () => DealForm.countDocuments(), rows: MAX_FORMS };
      },
      [201, 409],
    ],
    [
      'the last reason of the office',
      async () => {
        const { browser } = await signedIn('admin');
        await DecisionReason.insertMany(
          Array.from({ length: MAX_OWN_REASONS - 1 }, (_, n) => ({
            key: `own-${n}`,
            decision: 'reject',
            en: 'x',
          })) as never,
        );
        const body = { decision: 'reject', en: 'Blurred' };
        return {
          call: () => post(addReason, body, browser),
          count: () => DecisionReason.countDocuments(),
          rows: MAX_OWN_REASONS,
        };
      },
      [201, 409],
    ],
    [
      'the last view of a list',
      async () => {
        const { browser, id: owner } = await signedIn('admin');
        const view = { list: 'contacts', query: 'q=1', isShared: false };
        await SavedView.insertMany(
          Array.from({ length: MAX_VIEWS - 1 }, (_, n) => ({ ...view, owner, name: `view ${n}` })) as never,
        );
        return {
          call: (n) => post(saveView, { ...view, name: `at once ${n}` }, browser),
          count: () => SavedView.countDocuments(),
          rows: MAX_VIEWS,
        };
      },
      [201, 400],
    ],
  ];

  describe('the same request eight times at once leaves what it leaves once', () => {
    testAtOnce(CASES);
  });
});
