'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { useAction } from '@/components/ui/hooks/use-action';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { leadName } from '@/lib/enquiries/leads/format';
import { api } from '@/lib/platform/browser/api';

export function NumberButton({ lead }: { lead: LeadDetailDto }) {
  const { t } = useTexts('enquiries/leads');
  const { refresh } = useRouter();
  const { run } = useAction();
  const [enquiry] = lead.enquiries;
  if (!enquiry) return null;
  const shown = lead.enquiries.find(({ numberRelease }) => numberRelease)?.numberRelease;
  const name = leadName(t, lead);
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  const change = async () => {
    await run(() =>
      shown
        ? api(`/api/number-release/${shown}`, { method: 'DELETE' })
        : api('/api/number-release', { method: 'POST', body: { enquiry: enquiry.id } }),
    );
    refresh();
  };
  return (
    <Button size="sm" variant="quiet" className="self-start" onClick={() => void change()}>
      {shown
        ? t.rich('Take my number back<hidden> from {name}</hidden>', { name, hidden })
        : t.rich('Show my number<hidden> to {name}</hidden>', { name, hidden })}
    </Button>
  );
}
