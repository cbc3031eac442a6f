'use client';

import { useState } from 'react';
import { useHref, useText } from '#language';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { useCall } from '@/components/user/use-call';
import { deviceName } from '@/lib/device-name';
import { formatDateTime } from '@/lib/format';
import { forgetVisitor } from '@/lib/user/client';

type SessionView = { id: string; device: string; ip: string; lastSeenAt: string; current: boolean };

export function SessionsPanel({ sessions }: { sessions: SessionView[] }) {
  const t = useText('security');
  const href = useHref();
  const [list, setList] = useState(sessions);
  const { busy, outcome, call } = useCall();

  async function end(id: string) {
    if (await call(`/api/user/sessions/${id}`, { method: 'DELETE' })) {
      setList((before) => before.filter((one) => one.id !== id));
    }
  }

  async function endAll() {
    if (!(await call('/api/user/sessions', { method: 'DELETE' }))) return;
    await forgetVisitor();
    window.location.assign(href('/login'));
  }

  return (
    <Panel title={t('Where you are signed in')}>
      <ul>
        {list.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-4 border-line border-t py-2">
            <span>
              {deviceName(one.device, t)}{' '}
              {one.current && <Badge variant="verified">{t('This browser')}</Badge>}
              <span className="block text-[0.9375rem] text-ink-soft">
                {formatDateTime(one.lastSeenAt, t.language)} · {one.ip}
              </span>
            </span>
            {!one.current && (
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => end(one.id)}>
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={endAll}>
        {t('Sign out everywhere')}
      </Button>
    </Panel>
  );
}
