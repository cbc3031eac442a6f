'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { DELIVERY_STATE_LABELS, EVENT_LABELS } from '@/lib/brokers/webhooks/constants';
import type { DeliveryDto } from '@/lib/brokers/webhooks/dto';
import { formatDateTime } from '@/lib/platform/text/format';

const VARIANTS = { waiting: 'warning', delivered: 'verified', failed: 'error' } as const;

export function DeliveryList({ deliveries }: { deliveries: readonly DeliveryDto[] }) {
  const { t } = useTexts('brokers/api');
  const { refresh } = useRouter();
  const { call, outcome, busy } = useCall();
  const again = async (id: string) => {
    await call(`/api/user/deliveries/${id}`, { method: 'POST' });
    refresh();
  };
  if (deliveries.length === 0) return <p>{t('Nothing sent in the last 30 days.')}</p>;
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <ul aria-label={t('Deliveries')} className="divide-y divide-line border-line border-y">
        {deliveries.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-bold">{t(EVENT_LABELS[item.event])}</span>
                <Badge variant={VARIANTS[item.state]}>{t(DELIVERY_STATE_LABELS[item.state])}</Badge>
                <span className="text-ink-soft">{formatDateTime(item.createdAt, t.language)}</span>
              </p>
              <p className="break-all text-ink-soft">{item.url}</p>
              <p className="text-ink-soft">
                {t('{attempts, plural, one {# attempt} other {# attempts}}', { attempts: item.attempts })}
                {item.status !== null && <> · {t('reply {status}', { status: item.status })}</>}
                {item.error && (
                  <>
                    {' · '}
                    <span lang="en">{item.error}</span>
                  </>
                )}
                {item.dueAt && <> · {t('next {when}', { when: formatDateTime(item.dueAt, t.language) })}</>}
              </p>
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center">{t('The message')}</summary>
                <pre className="overflow-x-auto bg-sunken p-3 text-note" lang="en">
                  {item.body}
                </pre>
              </details>
            </div>
            <Button size="sm" disabled={busy} onClick={() => void again(item.id)}>
              {t('Send again')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
