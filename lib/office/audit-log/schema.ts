import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { textParam } from '@/lib/platform/browser/list-url';

/** The query string of `/admin/audit`: a person and a record by what people call them. */
export const auditLogSchema = auditSearchSchema.extend({ person: textParam, record: textParam });
