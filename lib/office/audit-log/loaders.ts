import { texts } from '@/lib/platform/language/on-server';
import 'server-only';
import type { TaskAbout } from '@/lib/office/tasks/constants';
import { loadTasksAbout } from '@/lib/office/tasks/loaders';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { SETTINGS_ID } from '@/lib/settings/data';
import { getRecordHistory, searchAuditLog } from './data';
import type { RecordHistoryDto } from './dto';
import { auditLogSchema } from './schema';

export async function loadAudit(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/audit', 'audit');
  const search = auditLogSchema.parse(query);
  return { search, list: await searchAuditLog(search, can(actor, 'staff'), await texts('office/audit')) };
}

/** The log of one record, for people who can open its page. */
async function loadRecordHistory(id: string): Promise<RecordHistoryDto> {
  const { actor } = await pageAdmin('/admin', 'read');
  return getRecordHistory(id, can(actor, 'audit'), can(actor, 'staff'), await texts('office/audit'));
}

export const loadSettingsHistory = () => loadRecordHistory(SETTINGS_ID);

/** The end of every office record: its tasks and its log. */
export async function loadAbout(type: TaskAbout, id: string) {
  const [tasks, history] = await Promise.all([loadTasksAbout(type, id), loadRecordHistory(id)]);
  return { tasks, history };
}
