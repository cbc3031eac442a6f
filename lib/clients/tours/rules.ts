import { kilometres, travelMinutes as roadMinutes } from '@/lib/places/rules';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { MIN_TRAVEL_MINUTES, STEP_MINUTES, UNKNOWN_TRAVEL_MINUTES, type UnplacedReason } from './constants';

type Place = { lat: number; lng: number };
/** `end` is exclusive. */
export type Interval = { start: Date; end: Date };

export type PlanHome = {
  id: string;
  place: Place | null;
  /** its hours on that day, or the reason why it is closed */
  open: Interval | Extract<UnplacedReason, 'holiday' | 'day' | 'declined'>;
  /** other visits and busy times */
  taken: readonly Interval[];
  /** true if there is one set of keys, so that a single agent shows the home */
  hasOneKey: boolean;
};
export type PlanFamily = { id: string; homes: readonly string[] };
export type PlanAgent = { id: string; taken: readonly Interval[] };
export type PlannedStop = {
  home: string;
  family: string;
  agent: string;
  start: Date;
  end: Date;
  km: number | null;
};
export type Unplaced = { home: string; family: string; why: UnplacedReason };
export type TourPlan = { stops: PlannedStop[]; unplaced: Unplaced[] };

export type PlanInput = {
  from: Date;
  until: Date;
  minutes: number;
  homes: readonly PlanHome[];
  families: readonly PlanFamily[];
  agents: readonly PlanAgent[];
};

const STEP_MS = STEP_MINUTES * MINUTE_MS;
/** Straight-line distance in tenths of a kilometre. */
const distance = (a: Place | null, b: Place | null) =>
  a && b ? Math.round(kilometres(a, b) * 10) / 10 : null;

/** Minutes of travel between two homes, in full steps. */
export function travelMinutes(km: number | null): number {
  if (km === null) return UNKNOWN_TRAVEL_MINUTES;
  const steps = Math.ceil(roadMinutes(km) / STEP_MINUTES);
  return Math.max(MIN_TRAVEL_MINUTES, steps * STEP_MINUTES);
}

/** The first start from `at` on that fits between the hours and all busy times; undefined if none fits. */
function firstFree(
  at: number,
  length: number,
  bounds: Interval,
  taken: readonly Interval[],
): number | undefined {
  let start = Math.ceil(Math.max(at, bounds.start.getTime()) / STEP_MS) * STEP_MS;
  for (;;) {
    if (start + length > bounds.end.getTime()) return undefined;
    const other = taken.find(({ start: a, end }) => start < end.getTime() && start + length > a.getTime());
    if (!other) return start;
    start = Math.ceil(other.end.getTime() / STEP_MS) * STEP_MS;
  }
}

type Leg = { home: PlanHome; start: number; km: number | null };
type Route = { legs: Leg[]; end: number; km: number };

const isBetter = (a: Route, b: Route | undefined): boolean =>
  !b ||
  a.legs.length > b.legs.length ||
  (a.legs.length === b.legs.length && (a.end < b.end || (a.end === b.end && a.km < b.km)));

type From = { at: number; place: Place | null; isFirst: boolean };

/** The order that shows most homes, ends earliest, and is shortest in straight lines. Tries all orders of at most six homes. */
function bestRoute(
  homes: readonly PlanHome[],
  from: From,
  length: number,
  freeAt: (home: PlanHome, at: number) => number | undefined,
): Route {
  let best: Route | undefined;
  const go = (route: Route, remaining: readonly PlanHome[], place: Place | null, isFirst: boolean): void => {
    if (isBetter(route, best)) best = route;
    for (const home of remaining) {
      const km = isFirst ? null : distance(place, home.place);
      const start = freeAt(home, route.end + (isFirst ? 0 : travelMinutes(km) * MINUTE_MS));
      if (start === undefined) continue;
      const next = {
        legs: [...route.legs, { home, start, km }],
        end: start + length,
        km: route.km + (km ?? 0),
      };
      go(
        next,
        remaining.filter((other) => other !== home),
        home.place,
        false,
      );
    }
  };
  go({ legs: [], end: from.at, km: 0 }, homes, from.place, from.isFirst);
  return best ?? { legs: [], end: from.at, km: 0 };
}

/** Groups families that want the same home with one set of keys, because they need the same agent. */
function groupsOf(families: readonly PlanFamily[], homes: readonly PlanHome[]): PlanFamily[][] {
  const single = new Set(homes.filter(({ hasOneKey }) => hasOneKey).map(({ id }) => id));
  const groups: PlanFamily[][] = [];
  for (const family of families) {
    const wanted = family.homes.filter((id) => single.has(id));
    const joined = groups.filter((group) =>
      group.some(({ homes: theirs }) => theirs.some((id) => wanted.includes(id))),
    );
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), family]);
  }
  return groups;
}

/** Assigns families to agents, the largest group to the agent with the fewest homes to show. */
function assigned(families: readonly PlanFamily[], homes: readonly PlanHome[], agents: readonly PlanAgent[]) {
  const loads = agents.map((agent) => ({ agent, families: [] as PlanFamily[], homes: 0 }));
  const sizeOf = (group: readonly PlanFamily[]) =>
    group.reduce((sum, { homes: theirs }) => sum + theirs.length, 0);
  for (const group of groupsOf(families, homes).sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = loads.reduce((a, b) => (b.homes < a.homes ? b : a));
    least.families.push(...group);
    least.homes += sizeOf(group);
  }
  return loads;
}

/**
 * Plans a day for several families and agents. A family sees its homes with one agent, one after another. An agent is with one family at a time, and a home is
 * shown to one family at a time, within its hours. `km` is the straight line from the agent's previous stop.
 */
export function planTour({ from, until, minutes, homes, families, agents }: PlanInput): TourPlan {
  const length = minutes * MINUTE_MS;
  const byId = new Map(homes.map((home) => [home.id, home]));
  const taken = new Map(homes.map((home) => [home.id, [...home.taken]]));
  const stops: PlannedStop[] = [];
  const unplaced: Unplaced[] = [];
  const loads = assigned(families, homes, agents).map((load) => ({
    ...load,
    at: from.getTime(),
    place: null as Place | null,
    isFirst: true,
  }));
  const rounds = Math.max(0, ...loads.map((load) => load.families.length));
  for (let round = 0; round < rounds; round += 1)
    for (const load of loads) {
      const family = load.families[round];
      if (!family) continue;
      const wanted = family.homes.flatMap((id) => byId.get(id) ?? []);
      const open = wanted.filter((home) => typeof home.open !== 'string');
      const freeAt = (home: PlanHome, at: number) => {
        if (typeof home.open === 'string') return undefined;
        const bounds = { start: home.open.start, end: home.open.end < until ? home.open.end : until };
        return firstFree(at, length, bounds, [...(taken.get(home.id) ?? []), ...load.agent.taken]);
      };
      const route = bestRoute(open, load, length, freeAt);
      for (const { home, start, km } of route.legs) {
        const slot = { start: new Date(start), end: new Date(start + length) };
        taken.get(home.id)?.push(slot);
        stops.push({ home: home.id, family: family.id, agent: load.agent.id, ...slot, km });
      }
      const shown = new Set(route.legs.map(({ home }) => home));
      for (const home of wanted.filter((other) => !shown.has(other)))
        unplaced.push({
          home: home.id,
          family: family.id,
          why: whyNot(home, wanted, { from, until, length }),
        });
      const last = route.legs.at(-1);
      if (last)
        Object.assign(load, {
          at: route.end + MIN_TRAVEL_MINUTES * MINUTE_MS,
          place: last.home.place,
          isFirst: false,
        });
    }
  return { stops: stops.sort((a, b) => a.start.getTime() - b.start.getTime()), unplaced };
}

function whyNot(
  home: PlanHome,
  wanted: readonly PlanHome[],
  { from, until, length }: { from: Date; until: Date; length: number },
): UnplacedReason {
  if (typeof home.open === 'string') return home.open;
  const bounds = { start: home.open.start, end: home.open.end < until ? home.open.end : until };
  if (firstFree(from.getTime(), length, bounds, home.taken) === undefined) return 'taken';
  const ways = wanted.flatMap((other) => distance(home.place, other === home ? null : other.place) ?? []);
  const isFar =
    ways.length > 0 && travelMinutes(Math.min(...ways)) * MINUTE_MS > until.getTime() - from.getTime();
  return isFar ? 'far' : 'time';
}
