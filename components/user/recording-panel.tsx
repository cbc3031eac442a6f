'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OutcomeNotice } from '@/components/user/outcome';
import { Panel } from '@/components/user/panel';
import { useCall } from '@/components/user/use-call';

export function RecordingPanel({ records, retentionDays }: { records: boolean; retentionDays: number }) {
  const [on, setOn] = useState(records);
  const { busy, outcome, setOutcome, call } = useCall();

  async function toggle() {
    const recordActivity = !on;
    if (!(await call('/api/user/recording', { method: 'PUT', body: { recordActivity } }))) return;
    setOn(recordActivity);
    setOutcome({ text: recordActivity ? 'Recording is on' : 'Nothing is recorded any more', ok: true });
  }

  return (
    <Panel
      title="What we record"
      lead={
        on
          ? `The pages you open, your browser and your network address, for ${retentionDays} days.`
          : 'Nothing of what you look at is recorded.'
      }
    >
      <OutcomeNotice outcome={outcome} />
      <Button className="self-start" disabled={busy} onClick={toggle}>
        {on ? 'Do not record what I look at' : 'Allow recording'}
      </Button>
    </Panel>
  );
}
