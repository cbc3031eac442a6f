import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { teamScope } from '@/lib/teams/data';
import type { CalendarItem } from '@/lib/visits/calendar/dto';
import type { CalendarRequest } from '@/lib/visits/calendar/providers';
import { findVisits } from '@/lib/visits/data';
import { Lead } from '@/models/enquiries/lead';

/** Next steps of the member's open leads for the calendar, which already shows confirmed visits. */
export async function listNextSteps({ who, from, until, t }: CalendarRequest): Promise<CalendarItem[]> {
  const open: Record<string, unknown> = {
    ...teamScope(who, 'mine'),
    'nextStep.at': op.range({ gte: from, lt: until }),
    state: op.notIn(['closed', 'lost']),
  };
  const rows = await Lead.find(open, { nextStep: 1, name: 1 }).lean();
  const ofThese = { lead: op.in(rows.map(({ _id }) => _id)), status: 'confirmed' as const };
  const visits = rows.length > 0 ? await findVisits(ofThese, { lead: 1, start: 1 }) : [];
  const shown = new Set(visits.map(({ lead, start }) => `${lead} ${start?.getTime()}`));
  return rows.flatMap(({ _id, nextStep, name }) =>
    nextStep && !shown.has(`${_id} ${nextStep.at.getTime()}`)
      ? {
          id: `lead-${_id}`,
          kind: 'lead' as const,
          day: indianDay(nextStep.at),
          title: t('Next step: {step}', { step: [nextStep.text, name].filter(Boolean).join(', ') }),
          href: `/dashboard/leads/${_id}`,
        }
      : [],
  );
}
