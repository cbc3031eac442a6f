'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';

export function EmailPanel({ email }: { email: string }) {
  const { t } = useTexts('accounts/security');
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
