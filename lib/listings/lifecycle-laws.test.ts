import fc from 'fast-check';
import { MISSING_FACTS, PROPERTY_STATUSES } from './fields/vocabulary';
import {
  hiddenBy,
  isAway,
  isConfirmable,
  isPublic,
  isVisible,
  type Lifecycle,
  type LifecycleEvent,
  lifecycleFor,
  missingOf,
  statusOf,
  transition,
} from './lifecycle';

const AT = new Date('2026-11-03T06:00:00Z');
const at = fc.integer({ min: 0, max: 1000 }).map((minutes) => new Date(AT.getTime() + minutes * 60_000));
const status = fc.constantFrom(...PROPERTY_STATUSES);
const facts = fc.subarray([...MISSING_FACTS]);

const event: fc.Arbitrary<LifecycleEvent> = fc.oneof(
  status.map((status) => ({ name: 'chosen', status }) as const),
  fc.record({ name: fc.constant('decided' as const), status, at }),
  facts.map((missing) => ({ name: 'checked', missing }) as const),
  facts.map((facts) => ({ name: 'given', facts }) as const),
  fc.record({
    name: fc.constant('closed' as const),
    as: fc.constantFrom('sold' as const, 'rented' as const),
  }),
  fc.record({ name: fc.constantFrom('verification ended' as const, 'binned' as const), at }),
  fc
    .constantFrom('rejected', 'went stale', 'confirmed', 'restored', 'erasure requested', 'erasure cancelled')
    .map((name) => ({ name }) as LifecycleEvent),
);

/** Every state that a listing can come to, by any life. */
const state = fc
  .tuple(status, fc.array(event, { maxLength: 8 }))
  .map(([status, events]) => events.reduce(transition, lifecycleFor(status, AT)));

const sorted = ({ blockedBy, ...rest }: Lifecycle) => ({ ...rest, blockedBy: blockedBy.toSorted() });
const holds = <T>(values: fc.Arbitrary<T>, law: (value: T) => void) =>
  fc.assert(
    fc.property(values, (value) => law(value)),
    { numRuns: 500 },
  );

test('what happened twice is as if it happened once, and nothing changes the state that was given', () => {
  holds(fc.tuple(state, event), ([before, event]) => {
    const copy = structuredClone(before);
    const once = transition(before, event);
    expect(transition(once, event)).toEqual(once);
    expect(before).toEqual(copy);
  });
});

test('no block is there twice, and any block hides it from lists', () => {
  holds(state, (state) => {
    expect(new Set(state.blockedBy).size).toBe(state.blockedBy.length);
    if (state.blockedBy.length > 0)
      expect([statusOf(state), isPublic(state), isVisible(state)]).toEqual(['paused', false, false]);
    if (isPublic(state)) expect([isVisible(state), isConfirmable(state)]).toEqual([true, true]);
  });
});

test('what is taken back leaves it as it was', () => {
  holds(fc.tuple(state, at), ([before, at]) => {
    const there = transition(before, { name: 'restored' });
    const binned = transition(there, { name: 'binned', at });
    expect(hiddenBy(binned)).toBe('bin');
    expect(binned.binnedAt).toBe(at);
    expect(transition(binned, { name: 'restored' })).toEqual(there);
    const kept = transition(before, { name: 'erasure cancelled' });
    const asked = transition(kept, { name: 'erasure requested' });
    expect(transition(asked, { name: 'erasure cancelled' })).toEqual(kept);
  });
});

test('facts may come one by one or together, in any order', () => {
  holds(fc.tuple(state, facts, facts), ([before, some, others]) => {
    const give = (state: Lifecycle, facts: typeof some) => transition(state, { name: 'given', facts });
    const together = give(before, [...some, ...others]);
    expect(give(give(before, some), others)).toEqual(together);
    expect(give(give(before, others), some)).toEqual(together);
    expect(missingOf(together)).toEqual(
      missingOf(before).filter((fact) => ![...some, ...others].includes(fact)),
    );
  });
});

test('the last check alone says what is missing', () => {
  holds(fc.tuple(state, facts, facts), ([before, first, last]) => {
    const check = (state: Lifecycle, missing: typeof first) =>
      transition(state, { name: 'checked', missing });
    expect(sorted(check(check(before, first), last))).toEqual(sorted(check(before, last)));
    expect(missingOf(check(before, last)).toSorted()).toEqual(last.toSorted());
  });
});

test('what is off the market for now has no other page, and was neither refused, deleted nor left unfinished', () => {
  fc.assert(
    fc.property(state, (lifecycle) => {
      fc.pre(isAway(lifecycle));
      expect(isVisible(lifecycle)).toBe(false);
      expect(['paused', 'expired']).toContain(statusOf(lifecycle));
      expect(lifecycle.choice).not.toBe('draft');
      expect(lifecycle.blockedBy.filter((reason) => reason !== 'stale')).toEqual([]);
    }),
  );
});
