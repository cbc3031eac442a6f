import { transition } from '@/lib/listings/lifecycle';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { inState } from '@/test/listing-form';
import {
  fillLifecycles,
  lifecycleOfOld,
  type OldState,
  oldStateOf,
  revertLifecycles,
} from './lifecycle-migration';

const AT = new Date('2026-11-03T06:00:00Z');
const LATER = new Date('2026-11-20T06:00:00Z');

/** Everything that an older version could store of a listing, with the lifecycle that it has now. */
const STATES: [string, OldState, object][] = [
  ['a draft', { status: 'draft' }, { choice: 'draft', blockedBy: [] }],
  ['an active one', { status: 'active' }, { choice: 'listed', blockedBy: [] }],
  [
    'a verified one',
    { status: 'verified', verifiedAt: AT },
    { choice: 'listed', blockedBy: [], verification: { state: 'verified', at: AT } },
  ],
  [
    'one that was edited since it was verified',
    { status: 'unverified', verifiedAt: AT, unverifiedSince: LATER },
    { choice: 'listed', blockedBy: [], verification: { state: 'unverified', at: AT, endedAt: LATER } },
  ],
  [
    'an unverified one of a file',
    { status: 'unverified' },
    { choice: 'listed', blockedBy: [], verification: { state: 'unverified' } },
  ],
  [
    'a paused one that had been verified',
    { status: 'paused', verifiedAt: AT },
    { choice: 'paused', blockedBy: [], verification: { state: 'verified', at: AT } },
  ],
  ['a sold one', { status: 'sold' }, { choice: 'sold', blockedBy: [] }],
  ['an expired one', { status: 'expired' }, { choice: 'expired', blockedBy: [] }],
  [
    'one without a photograph',
    { status: 'paused', awaiting: { status: 'active', for: ['photo', 'confirmation'] } },
    { choice: 'listed', blockedBy: ['photo', 'confirmation'] },
  ],
  [
    'a verified one that nobody confirmed',
    { status: 'paused', pausedFrom: 'verified', verifiedAt: AT },
    { choice: 'listed', blockedBy: ['stale'], verification: { state: 'verified', at: AT } },
  ],
  [
    'a verified one in the bin',
    { status: 'paused', hidden: { reason: 'bin', status: 'verified', since: LATER }, verifiedAt: AT },
    { choice: 'listed', blockedBy: ['bin'], binnedAt: LATER, verification: { state: 'verified', at: AT } },
  ],
  [
    'one without a photograph in the bin',
    {
      status: 'paused',
      awaiting: { status: 'active', for: ['photo'] },
      hidden: { reason: 'bin', status: 'paused', since: LATER },
    },
    { choice: 'listed', blockedBy: ['photo', 'bin'], binnedAt: LATER },
  ],
  [
    'one that nobody confirmed in the bin',
    {
      status: 'paused',
      pausedFrom: 'active',
      hidden: { reason: 'bin', status: 'paused', since: LATER },
    },
    { choice: 'listed', blockedBy: ['stale', 'bin'], binnedAt: LATER },
  ],
  [
    'a sold one of an account that is to be erased',
    { status: 'paused', hidden: { reason: 'erasure', status: 'sold', since: LATER } },
    { choice: 'sold', blockedBy: ['erasure'] },
  ],
];

describe('listings of an older version', () => {
  test.each(STATES)('%s is stored as a lifecycle and can be put back', (_name, old, lifecycle) => {
    expect(lifecycleOfOld(old)).toEqual(lifecycle);
    expect(oldStateOf(lifecycleOfOld(old), LATER)).toEqual(old);
  });

  test('a rejected one is blocked by the rejection, and an older version reads it as paused', () => {
    const old: OldState = { status: 'paused', verifiedAt: AT, review: { state: 'rejected' } };
    const state = lifecycleOfOld(old);
    expect(state).toMatchObject({ choice: 'listed', blockedBy: ['rejected'] });
    expect(oldStateOf(state)).toEqual({ status: 'paused', verifiedAt: AT });
    expect(lifecycleOfOld({ status: 'active', review: { state: 'rejected' } })).toMatchObject({
      blockedBy: [],
    });
  });

  test('one that was edited while nobody confirmed it does not come back as verified', () => {
    const old: OldState = {
      status: 'paused',
      pausedFrom: 'verified',
      verifiedAt: AT,
      unverifiedSince: LATER,
    };
    const confirmed = transition(lifecycleOfOld(old), { name: 'confirmed' });
    expect(confirmed.verification).toEqual({ state: 'unverified', at: AT, endedAt: LATER });
  });
});

describe('the migration', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const FACTS = { title: 'Flat', location: { address: 'Sadar', coordinates: [0, 0] }, __v: 3 };
  const add = (rows: object[]) =>
    Property.collection.insertMany(rows.map((row) => ({ ...FACTS, ...row })) as never[]);
  const all = () =>
    Property.collection
      .find({}, { projection: { _id: 0 } })
      .sort({ _id: 1 })
      .toArray();
  const OLD = STATES.map(([, old]) => old);

  test('changes every listing once, and putting back gives what was there', async () => {
    await add(OLD);
    await fillLifecycles();
    const migrated = await all();
    expect(migrated.map(({ lifecycle }) => lifecycle)).toEqual(STATES.map(([, , lifecycle]) => lifecycle));
    expect(migrated.map(({ status }) => status)).toEqual(OLD.map(({ status }) => status));
    for (const name of ['awaiting', 'hidden', 'pausedFrom', 'verifiedAt', 'updatedAt'])
      expect(migrated.filter((row) => name in row)).toEqual([]);
    await fillLifecycles();
    expect(await all()).toEqual(migrated);

    await revertLifecycles(LATER);
    expect(await all()).toEqual(OLD.map((old) => ({ ...FACTS, ...old })));
    // the next start of this version migrates again
    await fillLifecycles();
    expect(await all()).toEqual(migrated);
  });

  test('puts back what has happened since the update', async () => {
    await add([{ status: 'active' }]);
    await fillLifecycles();
    await Property.updateOne({}, { $set: inState('sold', 'bin') }, { timestamps: false });
    await revertLifecycles();
    expect(await all()).toEqual([
      { ...FACTS, status: 'paused', hidden: { reason: 'bin', status: 'sold', since: expect.any(Date) } },
    ]);
  });

  test('hides a listing of the bin that an older version had published, and every search learns of it', async () => {
    const hidden = { reason: 'bin', status: 'paused', since: AT };
    await add([{ status: 'active', hidden, updatedAt: AT }]);
    await fillLifecycles();
    const [row] = await all();
    expect(row).toMatchObject({ status: 'paused', lifecycle: { blockedBy: ['bin'] } });
    expect(row?.updatedAt.getTime()).toBeGreaterThan(AT.getTime());
  });
});
