import type { TimelineEntry } from '@/components/enquiries/leads/lead-timeline';
import { Link } from '@/components/ui/actions/link';
import type { SentPageDto } from '@/lib/clients/shortlists/dto';
import type { Text } from '@/lib/platform/language/translate';
import { VERDICT_LABELS } from '@/lib/shortlists/constants';

export function sentEntries(t: Text<'clients'>, pages: readonly SentPageDto[]): TimelineEntry[] {
  return pages.flatMap(({ id, client, name, homes, at, replies }) => [
    {
      key: id,
      at,
      who: t('A page was made'),
      text: t('{name}: {count, plural, one {# home} other {# homes}}', { name, count: homes }),
      below: (
        <Link className="link text-sm" href={`/dashboard/clients/${client}`}>
          {t('The client')}
        </Link>
      ),
    },
    ...replies.map((reply, i) => ({
      key: `${id}-${i}`,
      at: reply.at,
      who: t('{name} replied to the page', { name: reply.name }),
      text: t(VERDICT_LABELS[reply.verdict]),
    })),
  ]);
}
