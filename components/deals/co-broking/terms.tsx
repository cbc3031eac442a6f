'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useCall } from '@/components/ui/hooks/use-call';
import { TERMS, TERMS_VERSION } from '@/lib/deals/firms/constants';
import { formatDate } from '@/lib/platform/text/format';

export function Terms() {
  const { t } = useTexts('deals/co-broking');
  return (
    <div className="flex flex-col gap-2">
      <ol className="measure flex list-decimal flex-col gap-2 pl-5">
        {TERMS.map((clause) => (
          <li key={clause}>{t(clause)}</li>
        ))}
      </ol>
      <p className="text-note text-ink-soft">
        {t('Version of {day}', { day: formatDate(`${TERMS_VERSION}T12:00:00+05:30`, t.language) })}
      </p>
    </div>
  );
}

type Props = { firm: string; mayAccept: boolean; onAccepted?: () => void };

export function AcceptTerms({ firm, mayAccept, onAccepted }: Props) {
  const { t } = useTexts('deals/co-broking');
  const router = useRouter();
  const { busy, outcome, setOutcome, call } = useCall();
  if (!mayAccept) return <p>{t('The owner of your team accepts the terms.')}</p>;
  const accept = async () => {
    const body = { firm, version: TERMS_VERSION };
    if (!(await call('/api/co-broking/terms', { method: 'POST', body }))) return;
    setOutcome(undefined);
    router.refresh();
    onAccepted?.();
  };
  return (
    <>
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      <Button
        variant="primary"
        size="sm"
        className="self-start"
        disabled={busy}
        onClick={() => void accept()}
      >
        {t('We accept these terms')}
      </Button>
    </>
  );
}
