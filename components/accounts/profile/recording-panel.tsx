'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Panel } from '@/components/ui/display/panel';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';

export function RecordingPanel({ records, retentionDays }: { records: boolean; retentionDays: number }) {
  const { t } = useTexts('accounts/security');
  const [on, setOn] = useState(records);
  const { busy, outcome, setOutcome, call } = useCall();

  async function toggle() {
    const recordActivity = !on;
    if (!(await call('/api/user/recording', { method: 'PUT', body: { recordActivity } }))) return;
    setOn(recordActivity);
    setOutcome({ text: recordActivity ? t('Recording is on') : t('Recording is off'), ok: true });
  }

  return (
    <Panel
      title={t('What we record')}
      lead={
        on
          ? t('The pages you open, your browser and your IP address, for {days} days.', {
              days: retentionDays,
            })
          : t('What you look at isn’t recorded.')
      }
    >
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={toggle}>
        {on ? t('Don’t record what I look at') : t('Allow recording')}
      </Button>
    </Panel>
  );
}
