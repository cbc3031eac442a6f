import 'server-only';
import { hasReacted, listClients, listReacted, listSamePhone, requireClient } from '@/lib/clients/data';
import { toClientDto } from '@/lib/clients/dto';
import { listMatches } from '@/lib/clients/matches/data';
import { inOrder } from '@/lib/clients/matches/rules';
import { countUnseen, listNews, listWithMatches } from '@/lib/clients/news/data';
import { listRequirements, mapWishes } from '@/lib/clients/requirements/data';
import type { ClientSearch } from '@/lib/clients/schema';
import { listSent } from '@/lib/clients/shortlists/data';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Language } from '@/lib/platform/language/languages';
import type { Page } from '@/lib/platform/text/list-url';
import type { ClientDetailDto, ClientItemDto, ClientsTodayDto } from './dto';

const TODAY_CLIENTS = 10;

export const getClientsToday = (actor: Actor): Promise<ClientsTodayDto> => listNews(actor, TODAY_CLIENTS);

/** Clients that a view shows; undefined for all. */
async function onlyOf(actor: Actor, view: ClientSearch['view']): Promise<string[] | undefined> {
  if (view === 'matches') return listWithMatches(actor);
  return view === 'reactions' ? (await listReacted(actor)).map(({ id }) => id) : undefined;
}

export async function listClientItems(
  actor: Actor,
  search: ClientSearch,
  language: Language = 'en',
): Promise<Page<ClientItemDto>> {
  const only = await onlyOf(actor, search.view);
  const page = await listClients(actor, search, { language, only });
  const ids = page.rows.map(({ id }) => id);
  const [wishes, news] = await Promise.all([mapWishes(ids, language), countUnseen(ids)]);
  const rows = page.rows.map((client) => ({
    ...client,
    wishes: wishes.get(client.id) ?? [],
    newMatches: news.get(client.id)?.matches ?? 0,
    endedMatches: news.get(client.id)?.ended ?? 0,
  }));
  return { ...page, rows };
}

/** All details of one client. Rejects foreign, unknown and malformed ids alike. */
export async function getClientDetail(
  actor: Actor,
  id: string,
  language: Language = 'en',
): Promise<ClientDetailDto> {
  const row = await requireClient(actor, id);
  const [samePhone, requirements, matches, lists] = await Promise.all([
    listSamePhone(actor, row.phones, id),
    listRequirements(id, language),
    listMatches(id, language),
    listSent({ id, name: row.name }, language),
  ]);
  return {
    ...toClientDto(row),
    samePhone,
    requirements,
    matches: inOrder(
      matches,
      lists.flatMap(({ homes }) => homes),
    ),
    lists,
    hasReacted: hasReacted(row),
  };
}
