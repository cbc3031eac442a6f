import { EventEmitter } from 'node:events';
import type { Channel } from './channel';
import { joinRelay, makeRelay } from './invalidation-relay';

type Applied = { tags: readonly string[] | undefined; seq: number | undefined };

/** A process with its channel to the first one. What is sent arrives a moment later, as between processes. */
function processOf(relay: (member: Channel) => void) {
  const [inner, outer] = [new EventEmitter(), new EventEmitter()];
  let isGone = false;
  const sendTo = (other: EventEmitter) => (message: unknown) => {
    setImmediate(() => isGone || other.emit('message', message));
  };
  const worker = Object.assign(outer, { send: sendTo(inner) });
  relay(worker as Channel);
  const applied: Applied[] = [];
  const channel = Object.assign(inner, { send: sendTo(outer) });
  let leads = false;
  const tell = joinRelay(channel as Channel, {
    apply: (tags, seq) => void applied.push({ tags, seq }),
    lead: () => {
      leads = true;
    },
  });
  return {
    tell,
    applied,
    leads: () => leads,
    /** it is alive, but its event loop is stuck */
    hang: () => inner.removeAllListeners('message'),
    leave: () => {
      isGone = true;
      outer.emit('exit');
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
let relay: (member: Channel) => void;
beforeEach(() => {
  relay = makeRelay();
});
afterEach(() => jest.useRealTimers());

it('settles when every other process has applied it, and not in the one that told', async () => {
  const [item, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
  await settled();
  await item.tell(['plant:1', 'lists'], 7);
  const entry = { tags: ['plant:1', 'lists'], seq: 7 };
  expect([item.applied, two.applied, three.applied]).toEqual([[], [entry], [entry]]);
});

it('several at once do not mix', async () => {
  const [item, two] = [processOf(relay), processOf(relay)];
  await settled();
  await Promise.all([item.tell(['a']), two.tell(['b']), item.tell(['c'])]);
  expect(item.applied.map(({ tags }) => tags)).toEqual([['b']]);
  expect(two.applied.map(({ tags }) => tags)).toEqual([['a'], ['c']]);
});

it('does not wait for a process that has left, or that leaves meanwhile', async () => {
  const [item, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
  await settled();
  two.leave();
  three.hang();
  // the second for one that is stuck never ends here
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  const telling = item.tell(['a']);
  for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next));
  three.leave();
  await telling;
});

it('waits a second for one that is stuck', async () => {
  const [item, two] = [processOf(relay), processOf(relay)];
  await settled();
  two.hang();
  const started = Date.now();
  await item.tell(['a']);
  expect(Date.now() - started).toBeGreaterThan(900);
});

it('has one process lead, and the next oldest when that one ends', async () => {
  const [one, two, three] = [processOf(relay), processOf(relay), processOf(relay)];
  await settled();
  expect([one, two, three].map(({ leads }) => leads())).toEqual([true, false, false]);
  two.leave();
  await settled();
  expect(three.leads()).toBe(false);
  one.leave();
  await settled();
  expect(three.leads()).toBe(true);
});
