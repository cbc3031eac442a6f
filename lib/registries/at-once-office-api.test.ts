import { POST as savePlace } from '@/app/api/admin/places/route';
import { POST as addReason } from '@/app/api/admin/properties/reasons/route';
import { POST as inviteStaff } from '@/app/api/admin/staff/invitations/route';
import { POST as saveView } from '@/app/api/admin/views/route';
import { MAX_FORMS } from '@/lib/deals/forms/constants';
import { MAX_OWN_REASONS } from '@/lib/moderation/reasons/constants';
import { MAX_VIEWS } from '@/lib/office/lists/constants';
import { settleBackground } from '@/lib/platform/jobs/background';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { DealForm } from '@/models/deals/deal-form';
import { FirmTerms } from '@/models/deals/firm-terms';
import { Introduction } from '@/models/deals/introduction';
import { DecisionReason } from '@/models/moderation/decision-reason';
import { SavedView } from '@/models/office/saved-view';
import { PlaceEditModel } from '@/models/places/place-edit';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { type Case, post, testAtOnce } from '@/test/at-once';
import { coBrokingWorld, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { formsOf } from '@/test/forms';
import { signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';

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
