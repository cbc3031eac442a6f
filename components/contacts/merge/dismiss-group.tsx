'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/actions/button';
import { useCall } from '@/components/ui/hooks/use-call';
import { formatNumber } from '@/lib/platform/text/format';

type Props = { id: string; pairs: number; name: string };

/** Dismisses connected pairs with one press: a family with one phone, an office with one mailbox. */
export function DismissGroup({ id, pairs, name }: Props) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function dismiss() {
    if (await call(`/api/admin/contacts/pairs/${id}/group`, { method: 'DELETE' })) router.refresh();
  }
  return (
    <>
      <Button
        size="sm"
        disabled={busy}
        onClick={dismiss}
        aria-label={`All ${formatNumber(pairs)} pairs: different people, around ${name}`}
      >
        All {formatNumber(pairs)} pairs: different people
      </Button>
      {outcome && !outcome.ok && <span className="block text-error text-sm">{outcome.text}</span>}
    </>
  );
}
