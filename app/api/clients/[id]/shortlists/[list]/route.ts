import { sentWordsDto } from '@/lib/clients/shortlists/dto';
import { changeSentList, deleteSentList } from '@/lib/clients/shortlists/mutations';
import { sentListChangeSchema, sentListParams } from '@/lib/clients/shortlists/schema';
import { route } from '@/lib/platform/http/route';

const OPTIONS = { auth: ['broker', 'admin'], params: sentListParams } as const;

export const PATCH = route(
  { ...OPTIONS, body: sentListChangeSchema, reply: sentWordsDto },
  ({ actor, params, body }) => changeSentList(actor, params.id, params.list, body),
);

export const DELETE = route(OPTIONS, ({ actor, params }) => deleteSentList(actor, params.id, params.list));
