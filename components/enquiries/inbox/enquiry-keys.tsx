'use client';

import { useRouter } from 'next/navigation';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { useCall } from '@/components/ui/hooks/use-call';
import { useKeys } from '@/components/ui/hooks/use-keys';

type Props = {
  id: string;
  me: string;
  /** whose it is now */
  assignee: string | undefined;
  /** the next enquiry of the list */
  next: string | undefined;
};

/** The field for an answer, on the page of an enquiry. */
export const ANSWER_ID = 'answer';

/** The keys of an enquiry: `a` answers, `i` takes it on, `n` goes to the next one. */
export function EnquiryKeys({ id, me, assignee, next }: Props) {
  const { refresh } = useRouter();
  const { call, busy } = useCall();
  const isMine = assignee === me;
  async function takeOn() {
    const body = { action: 'assign', items: [{ id, assignee: me }] };
    if (await call('/api/admin/enquiries/bulk', { method: 'POST', body })) refresh();
  }
  useKeys({
    a: () => document.getElementById(ANSWER_ID)?.focus(),
    i: () => isMine || busy || void takeOn(),
    n: () => next && window.location.assign(next),
  });
  if (isMine) return null;
  return (
    <Button size="sm" data-command="Assign this enquiry to me" disabled={busy} onClick={() => void takeOn()}>
      Assign to me
    </Button>
  );
}

export function NextEnquiry({ href }: { href: string | undefined }) {
  return href ? (
    <ButtonLink size="sm" href={href} data-command="Next enquiry">
      Next enquiry
    </ButtonLink>
  ) : null;
}
