import { WEEK_DAYS, type WeekDay } from '@/lib/platform/text/opening-hours';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { LOOK_AHEAD_DAYS } from './constants';

export type AnswerHours = {
  days: readonly WeekDay[];
  from: string;
  until: string;
  /** days without answers */
  holidays: readonly string[];
};

/** Converts a time of day, such as 09:30, to milliseconds. */
function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** The working time of an Indian day as instants; undefined on a day off. */
function openingOn(day: string, { days, from, until, holidays }: AnswerHours): [Date, Date] | undefined {
  // Monday is the first in WEEK_DAYS and 1 in JavaScript
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!weekDay || !days.includes(weekDay) || holidays.includes(day)) return undefined;
  const midnight = dayBounds(day).start.getTime();
  return [new Date(midnight + msOf(from)), new Date(midnight + msOf(until))];
}

/** The first working moment from then on, or the moment itself if the team never works. */
export function nextWorkingMoment(hours: AnswerHours, at: Date): Date {
  for (let i = 0; i < LOOK_AHEAD_DAYS; i++) {
    const opening = openingOn(indianDay(at.getTime() + i * DAY_MS), hours);
    if (opening && at < opening[1]) return at > opening[0] ? at : opening[0];
  }
  return at;
}

/** Milliseconds of working time between two moments. */
export function workingMs(hours: AnswerHours, from: Date, until: Date): number {
  let total = 0;
  for (let i = 0; i < LOOK_AHEAD_DAYS; i++) {
    const day = indianDay(from.getTime() + i * DAY_MS);
    const opening = openingOn(day, hours);
    if (opening) {
      const [start, end] = [Math.max(+opening[0], +from), Math.min(+opening[1], +until)];
      total += Math.max(0, end - start);
    }
    if (dayBounds(day).end >= until) break;
  }
  return total;
}

export type LeadFacts = {
  locality?: string | undefined;
  type?: string | undefined;
  category?: string | undefined;
  language?: string | undefined;
};

export type Rule = {
  localities: readonly string[];
  types: readonly string[];
  categories: readonly string[];
  languages: readonly string[];
  members: readonly string[];
};

/** True if a condition fits. An empty condition fits everything; an unknown fact fits no condition. */
const fits = (allowed: readonly string[], value: string | undefined) =>
  allowed.length === 0 || (value !== undefined && allowed.includes(value));

export const ruleFits = (rule: Rule, { locality, type, category, language }: LeadFacts): boolean =>
  fits(rule.localities, locality) &&
  fits(rule.types, type) &&
  fits(rule.categories, category) &&
  fits(rule.languages, language);

export type Turns = ReadonlyMap<string, Date>;

/** The member whose last lead was assigned longest ago, or who never had one. */
export function nextInTurn(members: readonly string[], turns: Turns): string | undefined {
  const lastOf = (member: string) => turns.get(member)?.getTime() ?? 0;
  return members.toSorted((a, b) => lastOf(a) - lastOf(b))[0];
}

/**
 * The member to reply, from the first rule that fits. Considers members who are still in the team and have not let the lead wait, preferably free ones, in
 * turn. Undefined if no rule fits or all of them had it.
 */
export function chooseMember(
  rules: readonly Rule[],
  lead: LeadFacts,
  {
    members,
    passed,
    busy,
    turns,
  }: Record<'members' | 'passed' | 'busy', ReadonlySet<string>> & { turns: Turns },
): string | undefined {
  const rule = rules.find((one) => ruleFits(one, lead) && one.members.some((id) => members.has(id)));
  const open = rule?.members.filter((id) => members.has(id) && !passed.has(id)) ?? [];
  const free = open.filter((id) => !busy.has(id));
  return nextInTurn(free.length > 0 ? free : open, turns);
}
