'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { PRESENCE_EVERY_MS, type PresenceType } from '@/lib/brokers/presence/constants';
import type { PresenceDto } from '@/lib/brokers/presence/dto';
import { shortNames } from '@/lib/brokers/presence/format';
import { api } from '@/lib/platform/browser/api';

type Record = { type: PresenceType; id: string };

/** Reports that this page is visible, and returns the others who have the record open. */
function useOthers({ type, id }: Record): PresenceDto['others'] {
  const [others, setOthers] = useState<PresenceDto['others']>([]);
  useEffect(() => {
    let isOpen = true;
    const tell = (isLeaving: boolean) =>
      api<PresenceDto>('/api/presence', {
        method: 'POST',
        body: { type, id, isLeaving },
        keepalive: isLeaving,
        asksToSignIn: false,
      });
    // shows no names without a reply, because old ones would be wrong
    const show = (next: PresenceDto['others']) => isOpen && setOthers(next);
    const look = () =>
      void tell(false).then(
        (reply) => show(reply.others),
        () => show([]),
      );
    const leave = () => void tell(true).catch(() => undefined);
    const turn = () => (document.visibilityState === 'hidden' ? leave() : look());
    if (document.visibilityState !== 'hidden') look();
    const timer = setInterval(() => document.visibilityState !== 'hidden' && look(), PRESENCE_EVERY_MS);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [type, id]);
  return others;
}

/** "Gauri is here too", for colleagues with the same listing or lead open. Its line is reserved, so that the layout does not shift. */
export function HereToo(record: Record) {
  const { t } = useTexts('brokers/presence');
  const others = useOthers(record);
  const [name, other, ...more] = shortNames(others);
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-note text-ink-soft">
      {name && (
        <>
          <span aria-hidden="true" className="size-2 rounded-full bg-verified" />
          {!other
            ? t('{name} is viewing this too', { name })
            : more.length === 0
              ? t('{name} and {other} are viewing this too', { name, other })
              : t('{name} and {count} others are viewing this too', { name, count: more.length + 1 })}
        </>
      )}
    </p>
  );
}
