import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { textParam } from '@/lib/platform/text/list-url';

/** The query string of `/admin/audit`: a person and a record by their names. */
export const auditLogSchema = auditSearchSchema.extend({ person: textParam, record: textParam });
