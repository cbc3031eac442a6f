'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { useCall } from '@/components/ui/hooks/use-call';
import { useKeys } from '@/components/ui/hooks/use-keys';
import { ENQUIRIES_PATH } from '@/lib/enquiries/inbox/constants';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { isObjectIdHex } from '@/lib/platform/text/object-id';

type Href = ReturnType<typeof useTexts>['href'];
type Props = {
  id: string;
  me: string;
  assignee: string | undefined;
  next: string | undefined;
};

export const ANSWER_ID = 'answer';

/** Shortcut keys of an enquiry: `a` replies, `i` claims it, `n` opens the next one. */
export function EnquiryKeys({ id, me, assignee, next }: Props) {
  const { t, href } = useTexts('enquiries/inbox');
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
    n: () => next && void goOn(href, id, next),
  });
  if (isMine) return null;
  return (
    <Button
      size="sm"
      data-command={t('Assign this enquiry to me')}
      data-english="Assign this enquiry to me"
      disabled={busy}
      onClick={() => void takeOn()}
    >
      {t('Assign to me')}
    </Button>
  );
}

/** Opens the list's next enquiry, or another if a colleague has opened that one since. */
export function NextEnquiry({ id, next }: { id: string; next: string | undefined }) {
  const { t, href } = useTexts('enquiries/inbox');
  return next ? (
    <ButtonLink
      size="sm"
      href={next}
      data-command={t('Next enquiry')}
      data-english="Next enquiry"
      onClick={(event) => {
        event.preventDefault();
        void goOn(href, id, next);
      }}
    >
      {t('Next enquiry')}
    </ButtonLink>
  ) : null;
}

/** Claims the next enquiry before its page opens, so that two officers never get the same one. */
async function goOn(href: Href, after: string, next: string): Promise<void> {
  const first = next.split(/[/?]/).find((part) => isObjectIdHex(part));
  const body = { type: 'enquiry', after, ...(first && { first }) };
  // offline, the next page says who has it open
  const given = await api<{ id?: string }>('/api/admin/claims/next', { method: 'POST', body }).catch(() => ({
    id: first,
  }));
  if (given.id === first) return goTo(href(next));
  goTo(href(given.id ? `${ENQUIRIES_PATH}/${given.id}` : ENQUIRIES_PATH));
}
