import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { ListKeys } from '@/components/ui/lists/list-keys';
import type { ClientItemDto } from '@/lib/clients/pages/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';

function News({ client }: { client: ClientItemDto }) {
  const { t } = useTexts('clients');
  const { newMatches, endedMatches, hasReacted } = client;
  if (newMatches + endedMatches === 0 && !hasReacted) return null;
  return (
    <p className="flex flex-wrap gap-1.5 sm:justify-end">
      {newMatches > 0 && (
        <Badge variant="verified">
          {t('{count, plural, one {# new match} other {# new matches}}', { count: newMatches })}
        </Badge>
      )}
      {endedMatches > 0 && (
        <Badge variant="warning">{t('{count} no longer fit', { count: endedMatches })}</Badge>
      )}
      {hasReacted && <Badge variant="accent">{t('New reply')}</Badge>}
    </p>
  );
}

/** Clients by name, with what is new about each. */
export function ClientList({ clients }: { clients: readonly ClientItemDto[] }) {
  const { t } = useTexts('clients');
  return (
    <>
      <ul className="border-line border-b">
        {clients.map((client) => (
          <li
            key={client.id}
            data-row={client.id}
            className="grid items-center gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[2fr_2fr_1fr]"
          >
            <p className="min-w-0">
              <Link href={`/dashboard/clients/${client.id}`} className="font-bold">
                {client.name}
              </Link>
              <span className="block text-note text-ink-soft">
                {t('{count, plural, =0 {No requirement yet} one {# requirement} other {# requirements}}', {
                  count: client.requirements,
                })}
              </span>
            </p>
            <p className="min-w-0 text-note">
              {client.phones[0] && <a href={phoneHref(client.phones[0])}>{formatPhone(client.phones[0])}</a>}
              {client.email && <span className="block truncate text-ink-soft">{client.email}</span>}
            </p>
            <News client={client} />
          </li>
        ))}
      </ul>
      <ListKeys isSaid />
    </>
  );
}

/** What clients are for, before the first one is there. */
export function NoClients() {
  const { t } = useTexts('clients');
  return (
    <EmptyState title={t('No clients yet')}>
      <p className="measure text-ink-soft">
        {t(
          'Add somebody who looks for a home, or bring your address book as CSV or vCard. Note what they look for: every listing that fits is shown here at once, with the reason.',
        )}
      </p>
    </EmptyState>
  );
}
