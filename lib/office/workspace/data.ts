import 'server-only';
import { countEnquiries } from '@/lib/enquiries/inbox/data';
import { countWaiting as countLeads } from '@/lib/enquiries/lead-inbox/data';
import { countWaiting as countQueue } from '@/lib/moderation/data';
import { listDue } from '@/lib/office/tasks/data';
import { actorOf, can } from '@/lib/platform/auth/actor';
import type { UserSession } from '@/lib/platform/auth/types';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { findVisits, hostFilter } from '@/lib/visits/data';
import { pendingOf } from '@/lib/visits/rules';
import type { WorkCountsDto } from './dto';

/** Counts future visits that wait for a reply from the person who shows the home. */
async function countPending(session: UserSession, now: Date): Promise<number> {
  const open = {
    ...hostFilter(session, 'read'),
    until: op.gt(now),
    status: op.in(['proposed', 'confirmed']),
  };
  const fields = { status: 1, proposed: 1, offered: 1 };
  const rows = await findVisits(open as object, fields);
  return rows.filter((row) => pendingOf(row, now) === 'host').length;
}

/** Counts a person's open work by the filters of the lists that the numbers link to. */
export async function countWork(session: UserSession, now = new Date()): Promise<WorkCountsDto> {
  const actor = actorOf(session);
  const own = Promise.all([countLeads(actor), countPending(session, now)]);
  if (!can(actor, 'read')) {
    const [leads, visits] = await own;
    return { leads, visits };
  }
  const [[leads, visits], queue, { fresh }, tasks] = await Promise.all([
    own,
    countQueue(),
    countEnquiries(now),
    listDue(actor.userId, indianDay(now)),
  ]);
  return { leads, visits, queue, enquiries: fresh, tasks: tasks.length };
}
