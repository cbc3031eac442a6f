import 'server-only';
import { notFound } from 'next/navigation';
import { listTags } from '@/lib/clients/data';
import { clientSearchSchema } from '@/lib/clients/schema';
import { actorOf } from '@/lib/platform/auth/actor';
import { hasRole } from '@/lib/platform/auth/guards';
import { missingPage, pageRole, pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { listMembers } from '@/lib/teams/data';
import { getClientDetail, listClientItems } from './data';
import type { ClientDetailDto } from './dto';

const PATH = '/dashboard/clients';

export async function loadClients(query: SearchParams) {
  const search = clientSearchSchema.parse(query);
  const actor = actorOf(await pageRole(listUrl(PATH, search), 'broker', 'admin'));
  const language = await pageLanguage();
  const [list, members, tags] = await Promise.all([
    listClientItems(actor, search, language),
    listMembers(actor, language),
    listTags(actor),
  ]);
  return { search, list, members, tags, now: Date.now() };
}

/** One client, or the not-found page for foreign, unknown and malformed ids. */
export async function loadClient(id: string): Promise<ClientDetailDto> {
  const session = await pageUser(`${PATH}/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  return getClientDetail(actorOf(session), id, await pageLanguage()).catch(missingPage);
}
