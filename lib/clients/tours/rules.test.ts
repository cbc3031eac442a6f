import { type PlanHome, type PlanInput, planTour, travelMinutes } from './rules';

/** Indian time of a Sunday. */
const at = (time: string) => new Date(`2026-11-29T${time}:00+05:30`);
const span = (from: string, until: string) => ({ start: at(from), end: at(until) });

/** A home so many kilometres east of the first, about; open all day. */
const home = (id: string, km: number | null, more: Partial<PlanHome> = {}): PlanHome => ({
  id,
  place: km === null ? null : { lat: 21.1, lng: 79 + km / 103.7 },
  open: span('09:00', '20:00'),
  taken: [],
  hasOneKey: false,
  ...more,
});
const base = { from: at('10:00'), until: at('18:00'), minutes: 30, agents: [{ id: 'gauri', taken: [] }] };
const plan = (input: Partial<PlanInput> & Pick<PlanInput, 'homes' | 'families'>) =>
  planTour({ ...base, ...input });
const timeOf = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
const shown = (input: Parameters<typeof plan>[0]) =>
  plan(input).stops.map(({ home: id, family, agent, start }) => `${timeOf(start)} ${id} ${family} ${agent}`);

describe('the way of one family', () => {
  test('goes along the shortest straight lines, with time to travel', () => {
    const homes = [home('far', 6), home('middle', 3), home('near', 0)];
    const { stops, unplaced } = plan({ homes, families: [{ id: 'rao', homes: ['middle', 'far', 'near'] }] });
    expect(stops.map(({ home: id, km }) => [id, km])).toEqual([
      ['far', null],
      ['middle', 3],
      ['near', 3],
    ]);
    const minutes = travelMinutes(3);
    expect(minutes % 5).toBe(0);
    expect(stops[1]!.start.getTime() - stops[0]!.end.getTime()).toBe(minutes * 60_000);
    expect(unplaced).toEqual([]);
  });
  test('an early closing home comes first, although it is the longer way', () => {
    const homes = [home('a', 0), home('b', 1), home('early', 8, { open: span('09:00', '10:30') })];
    expect(shown({ homes, families: [{ id: 'rao', homes: ['a', 'b', 'early'] }] })[0]).toBe(
      '10:00 early rao gauri',
    );
  });
  test('visits and busy times are stepped over, of the home and of the agent', () => {
    const homes = [home('a', 0, { taken: [span('10:00', '11:00')] })];
    const families = [{ id: 'rao', homes: ['a'] }];
    expect(shown({ homes, families })).toEqual(['11:00 a rao gauri']);
    const agents = [{ id: 'gauri', taken: [span('11:00', '11:40')] }];
    expect(shown({ homes, families, agents })).toEqual(['11:40 a rao gauri']);
  });
  test('without a place twenty minutes are counted', () => {
    const families = [{ id: 'rao', homes: ['a', 'x'] }];
    expect(shown({ homes: [home('a', 0), home('x', null)], families })[1]).toMatch(/^10:50/);
  });
});

test('what cannot be shown is named with its reason', () => {
  const homes = [
    home('holiday', 0, { open: 'holiday' }),
    home('weekday', 0, { open: 'day' }),
    home('no', 0, { open: 'declined' }),
    home('full', 0, { taken: [span('08:00', '20:00')] }),
    home('short', 0, { open: span('10:00', '10:30') }),
    home('short-too', 0, { open: span('10:00', '10:30') }),
  ];
  const families = [{ id: 'rao', homes: homes.map(({ id }) => id) }];
  const { stops, unplaced } = plan({ homes, families });
  expect(stops).toHaveLength(1);
  expect(unplaced.map(({ home: id, why }) => [id, why])).toEqual([
    ['holiday', 'holiday'],
    ['weekday', 'day'],
    ['no', 'declined'],
    ['full', 'taken'],
    [stops[0]!.home === 'short' ? 'short-too' : 'short', 'time'],
  ]);
});

describe('several families', () => {
  const homes = [home('a', 0), home('b', 1)];
  const both = ['a', 'b'];
  test('two agents share them, and no home is shown to two families at a time', () => {
    const agents = [
      { id: 'gauri', taken: [] },
      { id: 'amit', taken: [] },
    ];
    const { stops } = plan({
      homes,
      agents,
      families: ['rao', 'kale', 'shah', 'iyer'].map((id) => ({ id, homes: both })),
    });
    expect(stops).toHaveLength(8);
    const agentsOf = new Map(stops.map(({ family, agent }) => [family, agent]));
    expect([...agentsOf.values()].sort()).toEqual(['amit', 'amit', 'gauri', 'gauri']);
    for (const one of stops)
      for (const other of stops.filter(
        (stop) => stop !== one && (stop.home === one.home || stop.agent === one.agent),
      ))
        expect(one.end <= other.start || other.end <= one.start).toBe(true);
  });
  test('those who want a home with one set of keys go with one agent', () => {
    const agents = [
      { id: 'gauri', taken: [] },
      { id: 'amit', taken: [] },
    ];
    const keyed = [home('a', 0, { hasOneKey: true }), home('b', 1)];
    const families = [
      { id: 'rao', homes: ['a'] },
      { id: 'kale', homes: ['b'] },
      { id: 'shah', homes: ['a', 'b'] },
    ];
    const agentOf = (of: readonly PlanHome[]) =>
      new Map(plan({ homes: of, agents, families }).stops.map((stop) => [stop.family, stop.agent]));
    const of = agentOf(keyed);
    expect(of.get('rao')).toBe(of.get('shah'));
    expect(of.get('kale')).not.toBe(of.get('rao'));
  });
});
