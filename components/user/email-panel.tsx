'use client';

import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { useCall } from '@/components/user/use-call';

export function EmailPanel({ email }: { email: string }) {
  const t = useText('security');
  const { busy, outcome, call } = useCall();
  return (
    <Panel title={t('Confirm your e-mail address')} lead={t('{email} is not confirmed yet.', { email })}>
      <OutcomeNotice outcome={outcome} />
      <Button
        className="self-start"
        disabled={busy}
        onClick={() => call('/api/user/email/send', { method: 'POST' })}
      >
        {t('Send me a link')}
      </Button>
    </Panel>
  );
}
