'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { useVisitor } from '@/components/shell/header/use-visitor';
import { Link } from '@/components/ui/actions/link';
import type { MatchingClientDto } from '@/lib/clients/matches/dto';
import { api } from '@/lib/platform/browser/api';

/** A broker's matching clients with reasons, on a listing. The page itself is the same for all visitors. */
export function MatchingClients({ id }: { id: string }) {
  const { t } = useTexts('listings/detail');
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
        {t('{count, plural, one {# of your clients matches} other {# of your clients match}}', {
          count: clients.length,
        })}
      </summary>
      <ul className="pb-3">
        {clients.map((client) => (
          <li key={client.id}>
            <Link href={`/dashboard/clients/${client.id}`}>{client.name}</Link>
            <span className="text-ink-soft">
              {' '}
              · {[...(client.isNear ? [t('near miss')] : []), client.reasons.join(', ')].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
