'use client';

import { Button } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { useCall } from '@/components/user/use-call';

export function EmailPanel({ email }: { email: string }) {
  const { busy, outcome, call } = useCall();
  return (
    <Panel title="Confirm your e-mail address" lead={`${email} is not confirmed yet.`}>
      <OutcomeNotice outcome={outcome} />
      <Button
        className="self-start"
        disabled={busy}
        onClick={() => call('/api/user/email/send', { method: 'POST' })}
      >
        Send me a link
      </Button>
    </Panel>
  );
}
