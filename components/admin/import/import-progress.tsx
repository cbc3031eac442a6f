'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OutcomeNotice } from '@/components/user/outcome';
import { useCall } from '@/components/user/use-call';
import { formatNumber } from '@/lib/format';
import { api } from '@/lib/http/client';
import { isActive } from '@/lib/import/constants';
import type { ImportDto } from '@/lib/import/dto';

const LOOK_EVERY_MS = 1000;

const WORDS = { checking: 'Checking', running: 'Importing', undoing: 'Taking back' } as const;

/** How far the work is. It goes on in the server whether this page is open or not. */
export function ImportProgress({ one }: { one: ImportDto }) {
  const router = useRouter();
  const [now, setNow] = useState(one);
  const { busy, outcome, call } = useCall();
  const path = `/api/admin/import/${one.id}`;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      // a lost connection is no news about the import
      const next = await api<ImportDto>(path).catch(() => undefined);
      if (next && !isActive(next.status)) return router.refresh();
      if (next) setNow(next);
      timer = setTimeout(look, LOOK_EVERY_MS);
    };
    timer = setTimeout(look, LOOK_EVERY_MS / 2);
    return () => clearTimeout(timer);
  }, [path, router]);

  if (!isActive(now.status)) return null;
  const total = now.status === 'undoing' ? now.counts.created + now.counts.updated : now.total;
  return (
    <section aria-label="Progress" className="flex max-w-2xl flex-col gap-3">
      <p role="status" className="tabular">
        {WORDS[now.status]}: {formatNumber(Math.min(now.handled, total))} of {formatNumber(total)} rows
      </p>
      <progress
        className="w-full accent-(--accent)"
        value={Math.min(now.handled, total)}
        max={total || 1}
        aria-label="Rows"
      />
      <p className="text-ink-soft">
        You can leave this page. The work goes on, and past imports show what came of it.
      </p>
      {now.message && <Notice tone="care">{now.message}</Notice>}
      <OutcomeNotice outcome={outcome} />
      <Button
        className="self-start"
        disabled={busy || now.stopping}
        onClick={() => call(path, { method: 'POST', body: { action: 'cancel' } })}
      >
        {now.stopping || busy ? 'Stopping...' : 'Cancel'}
      </Button>
    </section>
  );
}
