'use client';

import { useRouter } from 'next/navigation';
import { useCall } from '@/components/ui/hooks/use-call';
import { Button } from './button';

type Props = { id: string; other: string; title: string };

/** Marks two properties as different, on both. */
export function DismissButton({ id, other, title }: Props) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  async function dismiss() {
    const path = `/api/admin/properties/${id}/not-duplicate`;
    if (await call(path, { method: 'POST', body: { other } })) router.refresh();
  }
  return (
    <>
      <Button size="sm" disabled={busy} onClick={dismiss} aria-label={`Not a duplicate: ${title}`}>
        Not a duplicate
      </Button>
      {outcome && !outcome.ok && <span className="block text-error text-sm">{outcome.text}</span>}
    </>
  );
}
