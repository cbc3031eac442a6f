import 'server-only';
import { can } from '@/lib/auth/actor';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { SETTINGS_ID } from '@/lib/settings/data';
import type { TaskAbout } from '@/lib/task/constants';
import { loadTasksAbout } from '@/lib/task/loaders';
import { getRecordHistory, searchAuditLog } from './data';
import type { RecordHistoryDto } from './dto';
import { auditLogSchema } from './schema';

export async function loadAudit(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/audit', 'audit');
  const search = auditLogSchema.parse(query);
  return { search, list: await searchAuditLog(search, can(actor, 'staff')) };
}

/** What is on record about one thing, for its page: whoever may open that may read it. */
async function loadRecordHistory(id: string): Promise<RecordHistoryDto> {
  const { actor } = await pageAdmin('/admin', 'read');
  return getRecordHistory(id, can(actor, 'audit'), can(actor, 'staff'));
}

export const loadSettingsHistory = () => loadRecordHistory(SETTINGS_ID);

/** What stands under every record of the office: tasks about it, and what is on record. */
export async function loadAbout(type: TaskAbout, id: string) {
  const [tasks, history] = await Promise.all([loadTasksAbout(type, id), loadRecordHistory(id)]);
  return { tasks, history };
}
