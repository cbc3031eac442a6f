import 'server-only';
import { Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { medianAnswerOf } from '@/lib/enquiries/answer-time/data';
import { findListingById } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { holidaysIn, WEEK_DAYS, type WeekDay } from '@/lib/platform/text/opening-hours';
import { DAY_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { getSettings } from '@/lib/settings/data';
import { holidaysWith } from '@/lib/settings/holidays/rules';
import { listMembers } from '@/lib/teams/data';
import type { Member } from '@/lib/teams/rules';
import { findVisit, findVisits } from '@/lib/visits/data';
import { VISIT_MS } from '@/lib/visits/hours/rules';
import { AnswerRules, type AnswerRulesRow } from '@/models/enquiries/answer-rules';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { BusyTime } from '@/models/visits/busy-time';
import {
  DEFAULT_ANSWER_DAYS,
  DEFAULT_ANSWER_FROM,
  DEFAULT_ANSWER_UNTIL,
  DEFAULT_MINUTES,
  HANDOVER_DAYS,
  SHOWN_HANDOVERS,
} from './constants';
import type { AnswererDto, AnswerRulesDto, AnswersPageDto, HandoverDto } from './dto';
import { type AnswerHours, type LeadFacts, nextWorkingMoment } from './rules';

export type RulesLean = AnswerRulesRow & { _id: Types.ObjectId; __v?: number };

/** The rules in force for a team. */
export const findRules = (team: unknown) =>
  AnswerRules.findOne({ team, isOn: true } as object).lean<RulesLean>();

/** Lean rows have a map as an object. */
export const turnsOf = ({ turns }: Pick<RulesLean, 'turns'>): Map<string, Date> =>
  new Map(Object.entries((turns ?? {}) as unknown as Record<string, Date>));

const weekDays = (names: readonly string[]): WeekDay[] => WEEK_DAYS.filter((day) => names.includes(day));

/** Working hours of a team, with its own days off and, unless it works on them, the public holidays. */
export async function hoursOf(row: RulesLean): Promise<AnswerHours> {
  const { settings } = await getSettings();
  const isClosed = row.isClosedOnHolidays;
  const days = isClosed ? holidaysWith(settings.publicHolidays).map(({ day }) => day) : [];
  const office = isClosed ? holidaysIn(settings.holidays) : [];
  return {
    days: weekDays(row.days),
    from: row.from,
    until: row.until,
    holidays: [...row.holidays, ...days, ...office],
  };
}

/** Facts for the rules: the home's place and kind, and the language of the page the person used. */
export async function factsOf(lead: { _id: Types.ObjectId; property?: unknown }): Promise<LeadFacts> {
  const of = { lead: lead._id };
  const [home, enquiry, visit] = await Promise.all([
    lead.property ? findListingById(lead.property, { localitySlug: 1, type: 1, category: 1 }) : null,
    Enquiry.findOne(of, { language: 1 }).sort({ createdAt: -1 }).lean(),
    findVisit(of, { language: 1 }).sort({ createdAt: -1 }),
  ]);
  return {
    locality: home?.localitySlug || undefined,
    type: home?.type,
    category: home?.category,
    language: enquiry?.language ?? visit?.language ?? undefined,
  };
}

/** Members who are busy when the team next works, because of a calendar entry or a visit. */
export async function listOccupied(
  members: readonly string[],
  hours: AnswerHours,
  minutes: number,
  now: Date,
): Promise<Set<string>> {
  const at = nextWorkingMoment(hours, now);
  const until = new Date(at.getTime() + minutes * MINUTE_MS);
  const ids = op.in(members.map((id) => new Types.ObjectId(id)));
  const [busy, visits] = await Promise.all([
    BusyTime.find({ user: ids, end: op.gt(at), start: op.lt(until) }, { user: 1 }).lean(),
    findVisits(
      {
        host: ids,
        until: op.gt(at),
        status: 'confirmed',
        start: op.range({ gt: new Date(at.getTime() - VISIT_MS), lt: until }),
      },
      { host: 1 },
    ),
  ]);
  return new Set([...busy.map(({ user }) => String(user)), ...visits.map(({ host }) => String(host))]);
}

export async function membersOf(team: unknown): Promise<{ members: string[]; owners: string[] }> {
  const rows = await findUsers({ team, deactivatedAt: null } as object, { teamRole: 1 });
  return {
    members: rows.map(({ _id }) => String(_id)),
    owners: rows.filter(({ teamRole }) => teamRole === 'owner').map(({ _id }) => String(_id)),
  };
}

function toRulesDto(row: RulesLean | null): AnswerRulesDto {
  if (!row)
    return {
      __v: 0,
      isOn: false,
      minutes: DEFAULT_MINUTES,
      days: [...DEFAULT_ANSWER_DAYS],
      from: DEFAULT_ANSWER_FROM,
      until: DEFAULT_ANSWER_UNTIL,
      isClosedOnHolidays: true,
      holidays: '',
      rules: [],
    };
  const { isOn, minutes, days, from, until, isClosedOnHolidays, holidays, rules } = row;
  return {
    __v: row.__v ?? 0,
    isOn,
    minutes,
    days: weekDays(days),
    from,
    until,
    isClosedOnHolidays,
    holidays: holidays.join(', '),
    rules: rules.map(({ localities, types, categories, languages, members }) => ({
      localities: [...localities],
      types: [...types],
      categories: [...categories],
      languages: [...languages],
      members: members.map(String),
    })),
  };
}

async function toAnswerer(
  { id, name }: { id: string; name: string },
  team: Types.ObjectId,
  now: Date,
): Promise<AnswererDto> {
  const assignee = new Types.ObjectId(id);
  const waiting = { assignee, team, waitingSince: op.gt(new Date(0)), isOpen: true };
  const [count, oldest, medianMs, handedOver] = await Promise.all([
    Lead.countDocuments(waiting),
    Lead.findOne(waiting, { waitingSince: 1 }).sort({ waitingSince: 1, _id: 1 }).lean(),
    medianAnswerOf({ assignee }, now),
    Lead.countDocuments({
      team,
      'assignment.handovers': op.elemMatch({
        from: assignee,
        at: op.gte(new Date(now.getTime() - HANDOVER_DAYS * DAY_MS)),
      }),
    }),
  ]);
  return {
    id,
    name,
    waiting: count,
    ...(oldest?.waitingSince && { oldest: oldest.waitingSince.toISOString() }),
    ...(medianMs !== undefined && { medianMs }),
    handedOver,
  };
}

/** The latest handovers of a team, newest first. */
async function listHandovers(
  team: Types.ObjectId,
  names: ReadonlyMap<string, string>,
): Promise<HandoverDto[]> {
  const rows = await Lead.find(
    { team, 'assignment.handedOverAt': op.gt(new Date(0)) },
    { name: 1, assignment: 1 },
  )
    .sort({ 'assignment.handedOverAt': -1 })
    .limit(SHOWN_HANDOVERS)
    .lean();
  return rows
    .flatMap(({ _id, name, assignment }) =>
      (assignment?.handovers ?? []).map(({ from, to, at }) => ({
        lead: String(_id),
        ...(name && { name }),
        from: names.get(String(from)) ?? '',
        to: names.get(String(to)) ?? '',
        at: at.toISOString(),
      })),
    )
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN_HANDOVERS);
}

/** The rules of a team as saved by its owners, or the initial ones. */
export const getRules = async (team: Types.ObjectId): Promise<AnswerRulesDto> =>
  toRulesDto(await AnswerRules.findOne({ team }).lean<RulesLean>());

/** The rules of the actor's team and its members' reply times; undefined without a team. */
export async function getAnswersPage(
  actor: Member,
  language: Language = 'en',
  now = new Date(),
): Promise<AnswersPageDto | undefined> {
  if (!actor.team) return undefined;
  const team = new Types.ObjectId(actor.team.id);
  const [rules, members] = await Promise.all([getRules(team), listMembers(actor, language)]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const [answerers, handovers] = await Promise.all([
    Promise.all(members.map((member) => toAnswerer(member, team, now))),
    listHandovers(team, names),
  ]);
  return { rules, answerers, handovers, mayEdit: actor.team.role === 'owner' };
}
