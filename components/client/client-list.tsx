import { Badge } from '@/components/ui/badge';
import { ListKeys } from '@/components/ui/list-keys';
import type { ClientItemDto } from '@/lib/client-page/dto';
import { formatPhone, phoneHref } from '@/lib/phone';

function News({ client }: { client: ClientItemDto }) {
  const { newMatches, endedMatches, hasReacted } = client;
  if (newMatches + endedMatches === 0 && !hasReacted) return null;
  return (
    <p className="flex flex-wrap gap-1.5 sm:justify-end">
      {newMatches > 0 && (
        <Badge variant="verified">
          {newMatches} new {newMatches === 1 ? 'match' : 'matches'}
        </Badge>
      )}
      {endedMatches > 0 && <Badge variant="care">{endedMatches} no longer fit</Badge>}
      {hasReacted && <Badge variant="accent">New reply</Badge>}
    </p>
  );
}

const looksFor = (count: number) =>
  count === 0 ? 'No requirement yet' : count === 1 ? '1 requirement' : `${count} requirements`;

/** Clients by name, with what is new about each. */
export function ClientList({ clients }: { clients: readonly ClientItemDto[] }) {
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
              <a href={`/dashboard/clients/${client.id}`} className="font-bold">
                {client.name}
              </a>
              <span className="block text-[0.9375rem] text-ink-soft">{looksFor(client.requirements)}</span>
            </p>
            <p className="min-w-0 text-[0.9375rem]">
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
