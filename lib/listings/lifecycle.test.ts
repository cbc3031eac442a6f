import { LISTING_BLOCKS, type ListingBlock, PROPERTY_STATUSES } from './fields/vocabulary';
import {
  DEPARTURES,
  departureOf,
  hiddenBy,
  isBlockedByAccount,
  isConfirmable,
  isPublic,
  isVisible,
  type Lifecycle,
  type LifecycleEvent,
  lifecycleFor,
  lifecycleOf,
  listerStatusOf,
  missingOf,
  statusOf,
  storedState,
  transition,
} from './lifecycle';

const AT = new Date('2026-11-03T06:00:00Z');
const LATER = new Date('2026-11-20T06:00:00Z');

const CHOSEN = {
  draft: lifecycleFor('draft'),
  active: lifecycleFor('active'),
  verified: lifecycleFor('verified', AT),
  unverified: lifecycleFor('unverified'),
  'edited since': {
    ...lifecycleFor('verified'),
    verification: { state: 'unverified', at: AT, endedAt: LATER },
  },
  paused: lifecycleFor('paused'),
  sold: lifecycleFor('sold'),
  rented: lifecycleFor('rented'),
  expired: lifecycleFor('expired'),
} satisfies Record<string, Lifecycle>;

/** "active +photo +bin": a state in the table. */
function stateOf(text: string): Lifecycle {
  const [name, ...rest] = text.split(' +') as [keyof typeof CHOSEN, ...ListingBlock[]];
  return { ...CHOSEN[name], blockedBy: rest, ...(rest.includes('bin') && { binnedAt: AT }) };
}

const EVENTS = {
  'chosen active': { name: 'chosen', status: 'active' },
  'chosen paused': { name: 'chosen', status: 'paused' },
  'chosen draft': { name: 'chosen', status: 'draft' },
  'chosen sold': { name: 'chosen', status: 'sold' },
  'decided verified': { name: 'decided', status: 'verified', at: AT },
  'decided active': { name: 'decided', status: 'active', at: AT },
  'decided paused': { name: 'decided', status: 'paused', at: AT },
  'decided expired': { name: 'decided', status: 'expired', at: AT },
  rejected: { name: 'rejected' },
  'verification ended': { name: 'verification ended', at: LATER },
  'nothing missing': { name: 'checked', missing: [] },
  'photo missing': { name: 'checked', missing: ['photo'] },
  'confirmation given': { name: 'given', facts: ['confirmation'] },
  'went stale': { name: 'went stale' },
  confirmed: { name: 'confirmed' },
  closed: { name: 'closed', as: 'sold' },
  binned: { name: 'binned', at: AT },
  restored: { name: 'restored' },
  'erasure requested': { name: 'erasure requested' },
  'erasure cancelled': { name: 'erasure cancelled' },
} satisfies Record<string, LifecycleEvent>;

/** State, event, state after it, and the status that queries see then. */
const TRANSITIONS: [string, keyof typeof EVENTS, string, string][] = [
  // what its lister chooses
  ['draft', 'chosen active', 'active', 'active'],
  ['draft', 'chosen sold', 'sold', 'sold'],
  ['active', 'chosen active', 'active', 'active'],
  ['active', 'chosen paused', 'paused', 'paused'],
  ['active', 'chosen draft', 'draft', 'draft'],
  ['active +photo', 'chosen active', 'active +photo', 'paused'],
  ['active +photo', 'chosen paused', 'paused', 'paused'],
  ['verified', 'chosen active', 'verified', 'verified'],
  ['edited since', 'chosen active', 'edited since', 'unverified'],
  ['active +stale', 'chosen paused', 'active +stale', 'paused'],
  ['active +stale', 'chosen active', 'active', 'active'],
  ['active +rejected', 'chosen paused', 'active +rejected', 'paused'],
  ['active +rejected', 'chosen active', 'active', 'active'],
  ['verified +rejected', 'chosen active', 'verified', 'verified'],
  ['sold', 'chosen active', 'active', 'active'],
  ['expired', 'chosen active', 'active', 'active'],
  // what a moderator decides
  ['active', 'decided verified', 'verified', 'verified'],
  ['draft', 'decided verified', 'verified', 'verified'],
  ['verified', 'decided active', 'active', 'active'],
  ['active +stale', 'decided active', 'active', 'active'],
  ['active +stale', 'decided paused', 'paused', 'paused'],
  ['active +rejected', 'decided active', 'active', 'active'],
  ['active +photo', 'decided paused', 'paused', 'paused'],
  ['active', 'decided expired', 'expired', 'expired'],
  ['active', 'rejected', 'active +rejected', 'paused'],
  ['active +photo', 'rejected', 'active +rejected', 'paused'],
  ['active +stale', 'rejected', 'active +stale +rejected', 'paused'],
  ['paused', 'rejected', 'paused +rejected', 'paused'],
  ['sold', 'rejected', 'sold +rejected', 'paused'],
  // what its facts and its owner's account say
  ['active', 'verification ended', 'active', 'active'],
  ['verified', 'verification ended', 'edited since', 'unverified'],
  ['edited since', 'verification ended', 'edited since', 'unverified'],
  ['verified +stale', 'verification ended', 'edited since +stale', 'paused'],
  ['active', 'photo missing', 'active +photo', 'paused'],
  ['active +possession', 'photo missing', 'active +photo', 'paused'],
  ['verified +photo', 'nothing missing', 'verified', 'verified'],
  ['sold +photo', 'nothing missing', 'sold', 'sold'],
  ['active +stale', 'nothing missing', 'active +stale', 'paused'],
  ['active +confirmation', 'confirmation given', 'active', 'active'],
  ['active +photo +confirmation', 'confirmation given', 'active +photo', 'paused'],
  ['active +confirmation +bin', 'confirmation given', 'active +bin', 'paused'],
  ['active', 'confirmation given', 'active', 'active'],
  // whether it is still there
  ['verified', 'went stale', 'verified +stale', 'paused'],
  ['paused', 'went stale', 'paused', 'paused'],
  ['active +photo', 'went stale', 'active +photo', 'paused'],
  ['verified +stale', 'confirmed', 'verified', 'verified'],
  ['edited since +stale', 'confirmed', 'edited since', 'unverified'],
  ['active +stale +rejected', 'confirmed', 'active +rejected', 'paused'],
  ['active', 'confirmed', 'active', 'active'],
  ['active +stale', 'closed', 'sold', 'sold'],
  ['active +rejected', 'closed', 'sold', 'sold'],
  ['active +photo', 'closed', 'sold', 'sold'],
  // the bin, and an account that is to be erased
  ['verified', 'binned', 'verified +bin', 'paused'],
  ['active +photo', 'binned', 'active +photo +bin', 'paused'],
  ['active +erasure', 'binned', 'active +erasure +bin', 'paused'],
  ['verified +bin', 'restored', 'verified', 'verified'],
  ['active +stale +bin', 'restored', 'active +stale', 'paused'],
  ['active +erasure +bin', 'restored', 'active +erasure', 'paused'],
  ['sold', 'erasure requested', 'sold +erasure', 'paused'],
  ['draft', 'erasure requested', 'draft', 'draft'],
  ['active +bin', 'erasure requested', 'active +bin', 'paused'],
  ['sold +erasure', 'erasure cancelled', 'sold', 'sold'],
  ['active +erasure +bin', 'erasure cancelled', 'active +bin', 'paused'],
];

describe('the state of a listing', () => {
  test.each(TRANSITIONS)('%s, %s: %s, which queries see as %s', (before, event, then, status) => {
    const state = stateOf(before);
    const next = transition(state, EVENTS[event]);
    expect(next).toEqual(stateOf(then));
    expect(storedState(next)).toEqual({ status, lifecycle: next });
    expect(state).toEqual(stateOf(before));
  });

  test('a decision dates a verification, and the same decision dates it again', () => {
    const verified = transition(CHOSEN.active, { name: 'decided', status: 'verified', at: AT });
    expect(verified.verification).toEqual({ state: 'verified', at: AT });
    const again = transition(verified, { name: 'decided', status: 'verified', at: LATER });
    expect(again.verification).toEqual({ state: 'verified', at: LATER });
    const ended = transition(again, { name: 'decided', status: 'unverified', at: LATER });
    expect(ended.verification).toEqual({ state: 'unverified', endedAt: LATER });
    expect(transition(ended, { name: 'decided', status: 'paused', at: LATER }).verification).toEqual(
      ended.verification,
    );
  });

  test('is public only when it is listed and nothing blocks it', () => {
    for (const name of Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]) {
      const state = CHOSEN[name];
      expect([name, isPublic(state)]).toEqual([name, state.choice === 'listed']);
      expect([name, isVisible(state)]).toEqual([name, ['listed', 'sold', 'rented'].includes(state.choice)]);
      for (const block of LISTING_BLOCKS) {
        const blocked = { ...state, blockedBy: [block] };
        expect([name, block, isPublic(blocked), isVisible(blocked), statusOf(blocked)]).toEqual([
          name,
          block,
          false,
          false,
          'paused',
        ]);
      }
    }
  });

  test('its lister sees what was chosen beside what is missing, in the order in which it is asked for', () => {
    const state = stateOf('verified +agentNumber +photo +bin');
    expect([listerStatusOf(state), missingOf(state)]).toEqual(['verified', ['photo', 'agentNumber']]);
    expect(listerStatusOf(stateOf('verified +stale'))).toBe('paused');
  });

  test('can be confirmed while it is public, or blocked only because nobody did', () => {
    for (const text of ['active', 'verified', 'unverified +stale'])
      expect([text, isConfirmable(stateOf(text))]).toEqual([text, true]);
    for (const text of ['draft', 'sold', 'active +photo', 'active +stale +rejected', 'active +stale +bin'])
      expect([text, isConfirmable(stateOf(text))]).toEqual([text, false]);
  });

  test('can no longer be visited once it is sold, rented, paused or removed, and not for a fact that is missing', () => {
    for (const [text, departure] of [
      ['active', undefined],
      ['verified', undefined],
      ['active +photo', undefined],
      ['active +stale', undefined],
      ['active +rejected', 'removed'],
      ['active +photo +rejected', 'removed'],
      ['active +bin', 'removed'],
      ['sold +bin', 'removed'],
      ['active +erasure', 'removed'],
      ['sold', 'sold'],
      ['rented', 'rented'],
      ['paused', 'paused'],
      ['draft', 'paused'],
      ['expired', 'paused'],
    ] as const)
      expect([text, departureOf(stateOf(text))]).toEqual([text, departure]);
    expect(departureOf(undefined)).toBe('removed');
    expect(DEPARTURES).toEqual(['sold', 'rented', 'paused', 'removed']);
  });

  test('is blocked by the account of its owner for what is missing there', () => {
    for (const block of ['confirmation', 'agentNumber', 'certificate'])
      expect([block, isBlockedByAccount(stateOf(`active +photo +${block}`))]).toEqual([block, true]);
    for (const text of ['active', 'active +photo', 'active +bin +stale'])
      expect([text, isBlockedByAccount(stateOf(text))]).toEqual([text, false]);
  });

  test('the bin comes before the erasure of the account', () => {
    expect(hiddenBy(stateOf('active +erasure +bin'))).toBe('bin');
    expect(hiddenBy(stateOf('active +erasure'))).toBe('erasure');
    expect(hiddenBy(stateOf('active +stale'))).toBeUndefined();
  });

  test.each(PROPERTY_STATUSES)('a row with nothing but the status %s has that status', (status) => {
    expect(statusOf(lifecycleOf({ status }))).toBe(status);
  });
});
