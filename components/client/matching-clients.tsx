'use client';

import { useEffect, useState } from 'react';
import { useVisitor } from '@/components/layout/use-visitor';
import type { MatchingClientDto } from '@/lib/client-match/dto';
import { api } from '@/lib/http/client';

/** On a listing, for brokers: for whom of their clients it fits, and why. The page itself is the same for everybody. */
export function MatchingClients({ id }: { id: string }) {
  const visitor = useVisitor();
  const [clients, setClients] = useState<readonly MatchingClientDto[]>([]);
  const isBroker = visitor.kind === 'user' && ['broker', 'admin'].includes(visitor.role.toLowerCase());
  useEffect(() => {
    if (!isBroker) return;
    api<{ clients: MatchingClientDto[] }>(`/api/clients/matching?property=${id}`).then(
      (found) => setClients(found.clients),
      () => undefined,
    );
  }, [id, isBroker]);
  if (clients.length === 0) return null;
  return (
    <details className="rounded-md border border-verified bg-verified-soft px-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold">
        {clients.length === 1 ? '1 of your clients matches' : `${clients.length} of your clients match`}
      </summary>
      <ul className="pb-3">
        {clients.map((client) => (
          <li key={client.id}>
            <a href={`/dashboard/clients/${client.id}`}>{client.name}</a>
            <span className="text-ink-soft">
              {' '}
              · {client.isNear && 'near miss · '}
              {client.reasons.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
