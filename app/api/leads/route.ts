import { route } from '@/lib/http/route';
import { listLeads } from '@/lib/lead-inbox/data';
import { leadSearchSchema } from '@/lib/lead-inbox/schema';

/** The leads that the caller may work on, what needs somebody first. */
export const GET = route({ auth: 'user', query: leadSearchSchema }, ({ actor, query }) =>
  listLeads(actor, query),
);
