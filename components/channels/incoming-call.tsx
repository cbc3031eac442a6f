'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { CurrentCallDto } from '@/lib/channels/calls/dto';
import { api } from '@/lib/platform/browser/api';
import { splitLanguage } from '@/lib/platform/language/languages';

const POLL_MS = 5000;

/** Lists from which the caller's page opens by itself; elsewhere work would be lost. */
const OPENS_FROM = new Set(['/dashboard', '/dashboard/leads', '/admin/admindashboard', '/admin/enquiries']);

const isBusy = () =>
  Boolean(document.querySelector('dialog[open]')) ||
  Boolean(document.activeElement?.matches('input, textarea, select, [contenteditable=true]'));

/** Asks who is calling while the page is visible. Opens the caller's page from a list, where no text is being typed. */
export function IncomingCall() {
  const { t, href } = useTexts('channels');
  const { push } = useRouter();
  const { path } = splitLanguage(usePathname());
  const [call, setCall] = useState<CurrentCallDto['call']>();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const { call: ringing } = await api<CurrentCallDto>('/api/calls/current').catch(
        (): CurrentCallDto => ({}),
      );
      setCall(ringing);
      if (!ringing || opened.current === ringing.id || !OPENS_FROM.has(path) || isBusy()) return;
      opened.current = ringing.id;
      push(href(`/dashboard/leads/${ringing.lead}`));
    };
    void look();
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [href, path, push]);
  return (
    <div role="status" className="container-page empty:hidden">
      {call && (
        <p className="mt-4 rounded-md border border-verified bg-verified-soft px-4 py-3">
          <Link className="font-bold underline" href={`/dashboard/leads/${call.lead}`}>
            {t('{name} is calling: open', { name: call.name })}
          </Link>
        </p>
      )}
    </div>
  );
}
