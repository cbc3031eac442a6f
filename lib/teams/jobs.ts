import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { RoleChange } from '@/models/teams/role-change';
import { mailNewRole } from './staff/mails';

/** Notifies people of their new role once it can no longer be undone. */
export const roleMailJob = defineJob({
  name: 'mails of roles',
  every: MINUTE_MS,
  queue: (now, until) =>
    RoleChange.findOneAndUpdate(
      { mail: 'waiting', undoUntil: op.lte(now), leaseUntil: op.lte(now) },
      { $set: { leaseUntil: until } },
      { sort: { leaseUntil: 1 } },
    ).lean(),
  leaseFor: 2 * MINUTE_MS,
  async run({ _id, user, by, to }) {
    await mailNewRole(String(user), { role: to.role, office: to.office ?? undefined }, String(by));
    await RoleChange.updateOne({ _id }, { mail: 'sent' });
    return 1;
  },
});

export const teamJobs: readonly Job[] = [roleMailJob];
