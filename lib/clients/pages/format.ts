import type { Text } from '@/lib/platform/language/translate';
import type { ClientsTodayDto } from './dto';

const MAX_LINES = 10;

/** News about clients, each as a sentence with its page. */
export function clientChanges(t: Text<'office/today'>, clients: ClientsTodayDto) {
  const lines = clients.flatMap(({ id, name, matches, ended, reactedAt }) => [
    ...(reactedAt
      ? [{ id, key: `reply-${id}`, text: t('{name} has replied to the homes you sent', { name }) }]
      : []),
    ...(matches > 0
      ? [
          {
            id,
            key: `match-${id}`,
            text: t('{count, plural, one {# new home fits} other {# new homes fit}} {name}', {
              count: matches,
              name,
            }),
          },
        ]
      : []),
    ...(ended > 0
      ? [
          {
            id,
            key: `ended-${id}`,
            text: t('{ended, plural, one {# home no longer fits} other {# homes no longer fit}} {name}', {
              ended,
              name,
            }),
          },
        ]
      : []),
  ]);
  return lines.slice(0, MAX_LINES).map(({ id, ...line }) => ({ ...line, href: `/dashboard/clients/${id}` }));
}
