'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { forgetVisitor } from '@/lib/platform/browser/identity';
import { deviceName } from '@/lib/platform/text/device-name';
import { formatDateTime } from '@/lib/platform/text/format';

type SessionView = { id: string; device: string; ip: string; lastSeenAt: string; current: boolean };

export function SessionsPanel({ sessions }: { sessions: SessionView[] }) {
  const { t, href } = useTexts('accounts/security');
  const [list, setList] = useState(sessions);
  const { busy, outcome, call } = useCall();

  async function end(id: string) {
    if (await call(`/api/user/sessions/${id}`, { method: 'DELETE' })) {
      setList((before) => before.filter((view) => view.id !== id));
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
        {list.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-4 border-line border-t py-2">
            <span>
              {deviceName(view.device, t)}{' '}
              {view.current && <Badge variant="verified">{t('This browser')}</Badge>}
              <span className="block text-note text-ink-soft">
                {formatDateTime(view.lastSeenAt, t.language)} · {view.ip}
              </span>
            </span>
            {!view.current && (
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => end(view.id)}>
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
