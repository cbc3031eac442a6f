import { presenceDto } from '@/lib/brokers/presence/dto';
import { recordPresence } from '@/lib/brokers/presence/mutations';
import { presenceSchema } from '@/lib/brokers/presence/schema';
import { route } from '@/lib/platform/http/route';

/** The caller looks at a listing or lead; returns the colleagues who do so too. */
export const POST = route({ auth: 'user', body: presenceSchema, reply: presenceDto }, ({ actor, body }) =>
  recordPresence(actor, body),
);
