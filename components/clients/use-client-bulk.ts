'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { useAction } from '@/components/ui/hooks/use-action';
import type { BulkClientResult } from '@/lib/clients/bulk/dto';
import type { BulkClientInput } from '@/lib/clients/bulk/schema';
import { api } from '@/lib/platform/browser/api';

const UNDO_MS = 20_000;

const DONE = {
  tag: '{count, plural, one {# client} other {# clients}} tagged',
  untag: '{count, plural, one {# client} other {# clients}} without the tag',
  assign: '{count, plural, one {# client} other {# clients}} assigned',
  archive: '{count, plural, one {# client} other {# clients}} archived',
  restore: '{count, plural, one {# client} other {# clients}} back in the list',
  send: 'Homes for {count, plural, one {# client} other {# clients}}',
} as const satisfies Record<BulkClientInput['action'], string>;

const UNDO = { tag: 'untag', untag: 'tag', archive: 'restore', restore: 'archive' } as const;

export function useClientBulk() {
  const { t } = useTexts('clients');
  const { refresh } = useRouter();
  const { isBusy, run: act } = useAction();
  const [results, setResults] = useState<readonly BulkClientResult[]>([]);
  const run = (input: BulkClientInput): Promise<boolean> =>
    act(async () => {
      const path = '/api/clients/bulk';
      const given = await api<{ results: BulkClientResult[] }>(path, { method: 'POST', body: input });
      const done = given.results.filter(({ problem }) => !problem);
      const ids = done.map(({ id }) => id);
      const back = input.action in UNDO ? UNDO[input.action as keyof typeof UNDO] : undefined;
      if (done.length > 0)
        toast.success(t(DONE[input.action], { count: done.length }), {
          duration: UNDO_MS,
          ...(back && {
            action: {
              label: t('Undo'),
              onClick: () => void run({ ...input, ids, action: back } as BulkClientInput),
            },
          }),
        });
      setResults(given.results.filter(({ problem, sent }) => problem || sent));
      refresh();
    });
  return { isBusy, results, forget: () => setResults([]), run };
}
