'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import type { TokenDto } from '@/lib/deals/tokens/dto';

type Send = (body: Record<string, unknown>) => void;
type StepProps = { busy: boolean; send: Send };

function EnterReference({ busy, send }: StepProps) {
  const { t } = useTexts('deals/tokens');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState('');
  return (
    <form
      className="grid max-w-2xl items-start gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        send({ action: 'enter', reference, paidOn });
      }}
    >
      <TextField
        label={t('Payer’s bank reference')}
        help={t('UPI: 12 digits; NEFT and RTGS: 16 to 22 letters and digits')}
        value={reference}
        maxLength={22}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <DayField
        label={t('Paid on')}
        value={paidOn}
        onChange={(event) => setPaidOn(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton size="sm" disabled={busy}>
          {t('Enter the reference')}
        </SubmitButton>
        <Button
          variant="quiet"
          size="sm"
          disabled={busy}
          onClick={() => send({ action: 'withdraw', reason: t('Withdrawn') })}
        >
          {t('Withdraw the request')}
        </Button>
      </div>
    </form>
  );
}

function EndToken({ busy, send }: StepProps) {
  const { t } = useTexts('deals/tokens');
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  return (
    <div className="grid max-w-2xl items-start gap-3 sm:grid-cols-2">
      <TextField
        label={t('Reason')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextField
        label={t('Refund reference')}
        optional
        maxLength={22}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button size="sm" disabled={busy} onClick={() => send({ action: 'refund', reason, reference })}>
          {t('Refund the token')}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => send({ action: 'forfeit', reason })}>
          {t('Forfeit token')}
        </Button>
      </div>
    </div>
  );
}

export function TokenSteps({ token }: { token: TokenDto }) {
  const { t } = useTexts('deals/tokens');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const { id, state, enteredBy, mayConfirm, confirmedAt } = token;
  const send: Send = async (body) => {
    if (await call(`/api/tokens/${id}`, { method: 'POST', body })) router.refresh();
  };
  return (
    <div className="flex flex-col gap-3">
      {state === 'requested' && <EnterReference busy={busy} send={send} />}
      {state === 'entered' && (
        <>
          <p className="text-note text-ink-soft">
            {enteredBy === null
              ? t(
                  'Reported by the payment gateway. A person must still confirm it against the bank statement.',
                )
              : t('Entered by {name}. Another person must confirm it against the bank statement.', {
                  name: enteredBy,
                })}
          </p>
          <div className="flex flex-wrap gap-3">
            {mayConfirm && (
              <Button size="sm" disabled={busy} onClick={() => send({ action: 'confirm' })}>
                {t('It’s in the bank statement')}
              </Button>
            )}
            <Button size="sm" variant="quiet" disabled={busy} onClick={() => send({ action: 'reject' })}>
              {t('It isn’t there')}
            </Button>
          </div>
        </>
      )}
      {confirmedAt && (
        <ButtonLink size="sm" className="self-start" href={`/api/tokens/${id}/receipt`} download>
          {t('Receipt')}
        </ButtonLink>
      )}
      {state === 'confirmed' && <EndToken busy={busy} send={send} />}
      {outcome && !outcome.ok && <OutcomeNotice outcome={outcome} />}
    </div>
  );
}
