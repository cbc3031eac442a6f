import { InUse } from './in-use';

/** A leader that has acted when `acted` is called. */
function setup() {
  let said = 0;
  let acted: () => void = () => undefined;
  const handled: number[] = [];
  const inUse = new InUse(() => {
    said++;
    return new Promise<void>((resolve) => {
      acted = resolve;
    });
  });
  const handle = inUse.watch((request) => void handled.push(request as unknown as number));
  const ask = (id: number) => handle(id as never, {} as never);
  return { inUse, ask, handled, said: () => said, act: () => acted() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('lets the first requests after a quiet time wait until the leader has read, and the others not', async () => {
  const { ask, handled, said, act } = setup();
  ask(1);
  ask(2);
  expect(handled).toEqual([]);
  act();
  await vi.advanceTimersByTimeAsync(0);
  expect([handled, said()]).toEqual([[1, 2], 1]);
  ask(3);
  expect([handled, said()]).toEqual([[1, 2, 3], 1]);
  await vi.advanceTimersByTimeAsync(12_000);
  ask(4);
  expect([handled, said()]).toEqual([[1, 2, 3, 4], 2]);
  await vi.advanceTimersByTimeAsync(25_000);
  ask(5);
  expect([handled.length, said()]).toEqual([4, 3]);
});

it('does not wait for a leader that is silent', async () => {
  const { ask, handled } = setup();
  ask(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(handled).toEqual([1]);
});

it('counts an open connection as use', async () => {
  const { inUse, said } = setup();
  let open = 1;
  inUse.watchConnections({
    getConnections: (tell: (error: Error | null, count: number) => void) => tell(null, open) as never,
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toBe(3);
  open = 0;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toBe(3);
});
