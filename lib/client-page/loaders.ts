import 'server-only';
import { notFound } from 'next/navigation';
import { actorOf } from '@/lib/auth/actor';
import { hasRole } from '@/lib/auth/guards';
import { pageRole, pageUser } from '@/lib/auth/page-guards';
import { clientSearchSchema } from '@/lib/client/schema';
import { AppError } from '@/lib/errors';
import { pageLanguage } from '@/lib/language/on-server';
import { listUrl, type SearchParams } from '@/lib/list-url';
import { listMembers } from '@/lib/team/data';
import { getClientDetail, listClientItems } from './data';
import type { ClientDetailDto } from './dto';

const PATH = '/dashboard/clients';

export async function loadClients(query: SearchParams) {
  const search = clientSearchSchema.parse(query);
  const actor = actorOf(await pageRole(listUrl(PATH, search), 'broker', 'admin'));
  const language = await pageLanguage();
  const [list, members] = await Promise.all([
    listClientItems(actor, search, language),
    listMembers(actor, language),
  ]);
  return { search, list, members };
}

/** One client, or the page for "nothing here": the same for foreign, unknown and malformed ids. */
export async function loadClient(id: string): Promise<ClientDetailDto> {
  const session = await pageUser(`${PATH}/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  return getClientDetail(actorOf(session), id, await pageLanguage()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
}
