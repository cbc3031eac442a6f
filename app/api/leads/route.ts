import { listLeads } from '@/lib/enquiries/lead-inbox/data';
import { leadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import { leadSearchSchema } from '@/lib/enquiries/lead-inbox/schema';
import { route } from '@/lib/platform/http/route';

/** Leads that the caller works on, most urgent first. */
export const GET = route(
  { auth: 'user', token: 'leads:read', query: leadSearchSchema, reply: leadPageDto },
  ({ actor, query }) => listLeads(actor, query),
);
