'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { CurrentCallDto } from '@/lib/channels/calls/dto';
import { api } from '@/lib/platform/http/client';

const POLL_MS = 5000;

/** Asks who calls while the page is in sight. `opens`: the person's page opens by itself, where nothing is being typed. */
export function IncomingCall({ opens = false }: { opens?: boolean }) {
  const { t } = useTexts('channels');
  const { push } = useRouter();
  const [call, setCall] = useState<CurrentCallDto['call']>();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const { call: ringing } = await api<CurrentCallDto>('/api/calls/current').catch(
        (): CurrentCallDto => ({}),
      );
      setCall(ringing);
      if (!opens || !ringing || opened.current === ringing.id) return;
      opened.current = ringing.id;
      push(`/dashboard/leads/${ringing.lead}`);
    };
    void look();
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [opens, push]);
  if (!call) return null;
  return (
    <Notice variant="verified">
      <Link className="font-bold underline" href={`/dashboard/leads/${call.lead}`}>
        {t('{name} is calling: open', { name: call.name })}
      </Link>
    </Notice>
  );
}
