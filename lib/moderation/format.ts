import type { Text } from '@/lib/platform/language/translate';
import { type Sort, sortLinks } from '@/lib/platform/text/list-url';
import { momentsAgo } from '@/lib/platform/text/relative-time';
import { DECISION_DONE, MODERATION_PATH } from './constants';
import type { EarlierDecisionDto } from './dto';
import type { ModerationSearch } from './schema';

/** The list's order, and the address of each other order. */
export function moderationSort(search: ModerationSearch): Sort {
  const sort = sortLinks(MODERATION_PATH, search);
  // the queue starts with the oldest, so descending in the address means ascending
  const isTurned = search.view === 'queue' && search.by === 'createdAt';
  return isTurned ? { ...sort, dir: search.dir === 'asc' ? 'desc' : 'asc' } : sort;
}

/** "Sunita approved this 5 seconds ago", with the reason if there was one. */
export function earlierDecisionText(
  { by, decision, at, reason }: Pick<EarlierDecisionDto, 'by' | 'decision' | 'at' | 'reason'>,
  now: number,
  t: Text<'moderation/office'>,
): string {
  const said = t(DECISION_DONE[decision], { by, ago: momentsAgo(at, now, t.language) });
  return reason ? `${said}: ${reason}` : said;
}
