import { presenceDto } from '@/lib/brokers/presence/dto';
import { recordPresence } from '@/lib/brokers/presence/mutations';
import { presenceSchema } from '@/lib/brokers/presence/schema';
import { route } from '@/lib/platform/http/route';

/** Records that the caller views a listing or lead, and returns the colleagues who do too. */
export const POST = route({ auth: 'user', body: presenceSchema, reply: presenceDto }, ({ actor, body }) =>
  recordPresence(actor, body),
);
