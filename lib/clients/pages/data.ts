import 'server-only';
import { hasReacted, listClients, listReacted, listSamePhone, requireClient } from '@/lib/clients/data';
import { toClientDto } from '@/lib/clients/dto';
import { listClientNews, listMatches } from '@/lib/clients/matches/data';
import { countRequirements, listRequirements } from '@/lib/clients/requirements/data';
import type { ClientSearch } from '@/lib/clients/schema';
import { listSent } from '@/lib/clients/shortlists/data';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Page } from '@/lib/platform/browser/list-url';
import type { Language } from '@/lib/platform/language/languages';
import type { ClientDetailDto, ClientItemDto, ClientsTodayDto } from './dto';

/** What is new about the actor's clients, for Today. */
export async function getClientsToday(actor: Actor, language: Language = 'en'): Promise<ClientsTodayDto> {
  const [matches, reactions] = await Promise.all([listClientNews(actor, language), listReacted(actor)]);
  return { matches, reactions };
}

/** One page of clients, of all or of those with something new. */
export async function listClientItems(
  actor: Actor,
  search: ClientSearch,
  language: Language = 'en',
): Promise<Page<ClientItemDto>> {
  const [news, reacted] = await Promise.all([
    listClientNews(actor),
    search.view === 'reactions' ? listReacted(actor) : [],
  ]);
  const only = { all: undefined, matches: news, reactions: reacted }[search.view]?.map(({ id }) => id);
  const page = await listClients(actor, search, { language, only });
  const counts = await countRequirements(page.rows.map(({ id }) => id));
  const newsOf = new Map(news.map((item) => [item.id, item]));
  const rows = page.rows.map((client) => ({
    ...client,
    requirements: counts.get(client.id) ?? 0,
    newMatches: newsOf.get(client.id)?.matches ?? 0,
    endedMatches: newsOf.get(client.id)?.ended ?? 0,
  }));
  return { ...page, rows };
}

/** Everything about one client; foreign, unknown and malformed ids reject alike. */
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
  return { ...toClientDto(row), samePhone, requirements, matches, lists, hasReacted: hasReacted(row) };
}
