import { listTerms } from '@/lib/deals/firms/data';
import { firmTermsListDto } from '@/lib/deals/firms/dto';
import { acceptTerms } from '@/lib/deals/firms/mutations';
import { acceptTermsSchema } from '@/lib/deals/firms/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH, reply: firmTermsListDto }, ({ actor }) => listTerms(actor));

export const POST = route(
  { auth: AUTH, body: acceptTermsSchema, reply: firmTermsListDto },
  ({ actor, body }) => acceptTerms(actor, body),
);
