import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { textParam } from '@/lib/platform/text/list-url';

/** Query string of `/admin/audit`: a person and a record by name. */
export const auditLogSchema = auditSearchSchema.extend({ person: textParam, record: textParam });
