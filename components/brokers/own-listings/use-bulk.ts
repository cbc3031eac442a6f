'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { useAction } from '@/components/ui/hooks/use-action';
import type { BulkResult } from '@/lib/brokers/bulk/dto';
import type { BulkListingInput } from '@/lib/brokers/bulk/schema';
import { api } from '@/lib/platform/browser/api';

type Reply = { results: BulkResult[] };
type Undone = Extract<BulkListingInput, { action: 'undo' }>['items'];

const UNDO_MS = 20_000;

const DONE = {
  confirm: '{count, plural, one {# listing} other {# listings}} confirmed',
  pause: '{count, plural, one {# listing} other {# listings}} paused',
  renew: '{count, plural, one {# listing} other {# listings}} renewed',
  price: 'New price of {count, plural, one {# listing} other {# listings}}',
  close: '{count, plural, one {# listing} other {# listings}} closed',
  transfer: '{count, plural, one {# listing} other {# listings}} assigned',
  undo: '{count, plural, one {# listing} other {# listings}} unchanged',
} as const satisfies Record<BulkListingInput['action'], string>;

/** The body of an undo, with only changed listings at their resulting versions. */
function undoOf(action: BulkListingInput['action'], results: readonly BulkResult[]): Undone {
  if (action === 'confirm' || action === 'transfer' || action === 'undo') return [];
  return results.flatMap(({ id, __v, before, after }): Undone => {
    if (__v === undefined || !before || !after) return [];
    const price = before.price === after.price ? {} : { price: before.price };
    const status = before.status === after.status ? {} : { status: before.status };
    return 'price' in price || 'status' in status ? [{ id, __v, ...price, ...status }] : [];
  });
}

export function useBulk() {
  const { t } = useTexts('brokers/own-listings');
  const router = useRouter();
  const { isBusy, run: act } = useAction();
  const [failed, setFailed] = useState<BulkResult[]>([]);
  // versions left by our own actions, because the next one may be pressed before the rows are refreshed
  const versions = useRef(new Map<string, number>());
  const run = (input: BulkListingInput): Promise<boolean> => {
    const items = input.items.map((item) => ({
      ...item,
      __v: Math.max(item.__v, versions.current.get(item.id) ?? 0),
    }));
    const body = { ...input, items } as BulkListingInput;
    return act(async () => {
      const { results } = await api<Reply>('/api/property/bulk', { method: 'POST', body });
      const done = results.filter(({ problem }) => problem === undefined);
      for (const { id, __v } of done) if (__v !== undefined) versions.current.set(id, __v);
      const undo = undoOf(body.action, done);
      if (done.length > 0)
        toast.success(t(DONE[body.action], { count: done.length }), {
          duration: UNDO_MS,
          ...(undo.length > 0 && {
            action: { label: t('Undo'), onClick: () => void run({ action: 'undo', items: undo }) },
          }),
        });
      setFailed(results.filter(({ problem }) => problem !== undefined));
      router.refresh();
    });
  };
  return { isBusy, failed, forget: () => setFailed([]), run };
}
