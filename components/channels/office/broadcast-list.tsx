'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { Button } from '@/components/ui/actions/button';
import type { BroadcastDto } from '@/lib/channels/broadcasts/dto';
import { MESSAGE_STATE_LABELS, MESSAGE_STATES } from '@/lib/channels/constants';
import { formatCost } from '@/lib/channels/costs/rules';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';

/** Broadcasts, how far they got, and a way to withdraw them. */
export function BroadcastList({ broadcasts }: { broadcasts: readonly BroadcastDto[] }) {
  const { refresh } = useRouter();
  const cancel = async (id: string) => {
    try {
      const { cancelled } = await api<{ cancelled: number }>(`/api/admin/channels/broadcasts/${id}`, {
        method: 'DELETE',
      });
      toast.success(`${cancelled} taken back`);
    } catch (error) {
      toast.error(errorMessage(error, 'That did not work'));
    }
    refresh();
  };
  return (
    <ul className="flex flex-col">
      {broadcasts.map(
        ({ id, name, language, text, recipients, cost, startsAt, by, isHeld, isCancelled, states }) => (
          <li key={id} className="flex flex-col gap-1 border-line border-t py-3">
            <p>
              <strong className="break-all">{`${name} (${language})`}</strong> to {recipients} ·{' '}
              {formatCost(cost)} · {by} · {isHeld ? 'leaves' : 'from'} {formatDateTime(startsAt)}
            </p>
            <p className="text-ink-soft text-sm">
              {MESSAGE_STATES.flatMap((state) =>
                states[state] ? [`${MESSAGE_STATE_LABELS[state]}: ${states[state]}`] : [],
              ).join(' · ')}
            </p>
            <p className="measure whitespace-pre-line break-words">{text}</p>
            {!isCancelled && (states.held || states.queued) && (
              <Button size="sm" className="self-start" onClick={() => void cancel(id)}>
                Take back
              </Button>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
