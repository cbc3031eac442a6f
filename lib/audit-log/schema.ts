import { auditSearchSchema } from '@/lib/audit/schema';
import { textParam } from '@/lib/list-url';

/** The query string of `/admin/audit`: a person and a record by what people call them. */
export const auditLogSchema = auditSearchSchema.extend({ person: textParam, record: textParam });
