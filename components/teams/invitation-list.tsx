'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { formatDate } from '@/lib/platform/text/format';

type Props = {
  open: readonly { id: string; email: string; role: string; expiresAt: string }[];
  path: string;
};

export function InvitationList({ open, path }: Props) {
  const { t } = useTexts('teams');
  const router = useRouter();
  const { call, outcome } = useCall();
  const withdraw = async (id: string) => {
    await call(`${path}/${id}`, { method: 'DELETE' });
    router.refresh();
  };
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      {open.length > 0 && (
        <ul
          aria-label={t('Open invitations')}
          className="max-w-3xl divide-y divide-line border-line border-y"
        >
          {open.map(({ id, email, role, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 break-words">
                <span className="font-bold">{email}</span>
                <span className="block text-ink-soft">
                  {t('{role}, valid until {date}', { role, date: formatDate(expiresAt, t.language) })}
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('Withdraw {email}', { email })}
                onClick={() => withdraw(id)}
              >
                {t('Withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
