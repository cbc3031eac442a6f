'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import { PAYMENT_LABELS, type PaymentState } from '@/lib/deals/invoices/constants';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { formatPaise } from '@/lib/deals/invoices/format';
import { formatDate, formatRupees } from '@/lib/platform/text/format';

type Send = (path: string, method: 'POST' | 'PUT' | 'DELETE', body?: object) => Promise<boolean>;

export function PaymentBadge({ payment }: { payment: PaymentState }) {
  const { t } = useTexts('deals/invoices');
  const variants = { open: 'plain', overdue: 'warning', paid: 'verified', credited: 'plain' } as const;
  return <Badge variant={variants[payment]}>{t(PAYMENT_LABELS[payment])}</Badge>;
}

function IssuedSteps({ invoice, busy, send }: { invoice: InvoiceDto; busy: boolean; send: Send }) {
  const { t } = useTexts('deals/invoices');
  const { left, paidOn, dueOn } = invoice;
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [rupees, setRupees] = useState('');
  const dayText = (of: string) => formatDate(`${of}T12:00:00+05:30`, t.language);
  const creditNote = async () => {
    // a repeat after a lost reply uses the same key (lib/platform/browser/api.ts); success clears the form
    if (!(await send('/credit-note', 'POST', { reason, ...(rupees && { rupees }) }))) return;
    setReason('');
    setRupees('');
  };
  return (
    <>
      {paidOn ? (
        <>
          <span>{t('Paid on {date}', { date: dayText(paidOn) })}</span>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => void send('/payment', 'PUT', { paidOn: null })}
          >
            {t('Not paid')}
          </Button>
        </>
      ) : (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void send('/payment', 'PUT', { paidOn: day });
          }}
        >
          <DayField
            label={t('Paid on')}
            {...(dueOn && { help: t('Payable by {date}', { date: dayText(dueOn) }) })}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <SubmitButton size="sm" disabled={busy} className="min-h-12">
            {t('Save payment')}
          </SubmitButton>
        </form>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void creditNote();
        }}
      >
        <TextField
          label={t('Reason for a credit note')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextField
          label={t('Part of it, without GST')}
          optional
          help={t('Leave empty for everything left, {left}', { left: formatRupees(left) })}
          value={rupees}
          onChange={(event) => setRupees(event.currentTarget.value)}
        />
        <SubmitButton size="sm" disabled={busy} className="min-h-12">
          {t('Issue a credit note')}
        </SubmitButton>
      </form>
    </>
  );
}

export function InvoiceRow({ invoice }: { invoice: InvoiceDto }) {
  const { t } = useTexts('deals/invoices');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const [isSure, setSure] = useState(false);
  const { id, number, day, kind, recipient, amounts, creditNotes, against, payment } = invoice;
  const total = `₹${formatPaise(amounts.total)}`;
  const send: Send = async (path, method, body) => {
    const isDone = await call(`/api/invoices/${id}${path}`, { method, ...(body && { body }) });
    if (isDone) router.refresh();
    return isDone;
  };
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-bold">{number ?? t('Draft')}</span>{' '}
          {kind === 'credit-note' && <Badge variant="warning">{t('Credit note')}</Badge>}
          {payment && <PaymentBadge payment={payment} />}{' '}
          <span className="text-ink-soft">
            {recipient.name}
            {day && ` · ${formatDate(`${day}T12:00:00+05:30`, t.language)}`}
          </span>
          {against && (
            <span className="block text-note text-ink-soft">
              {t('Credits invoice {number}. Reason: {reason}', {
                number: against.number,
                reason: invoice.reason,
              })}
            </span>
          )}
          {creditNotes.map((note) => (
            <span key={note.id} className="block text-note text-warning">
              {t('{amount} credited by {number}', {
                amount: formatRupees(note.rupees),
                number: note.number || t('Draft'),
              })}
            </span>
          ))}
        </span>
        <span className="tabular font-bold">{total}</span>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <ButtonLink
          size="sm"
          href={`/api/invoices/${id}/pdf`}
          download
          aria-label={t('PDF of {number}', { number: number ?? t('Draft') })}
        >
          {t('PDF')}
        </ButtonLink>
        {!number && (
          <>
            <Button
              size="sm"
              disabled={busy}
              onClick={() => (isSure ? void send('/issue', 'POST') : setSure(true))}
            >
              {isSure ? t('Yes, issue it: {total}', { total }) : t('Issue invoice')}
            </Button>
            <Button size="sm" variant="quiet" disabled={busy} onClick={() => void send('', 'DELETE')}>
              {t('Delete draft')}
            </Button>
          </>
        )}
        {payment && payment !== 'credited' && <IssuedSteps {...{ invoice, busy, send }} />}
      </div>
      <OutcomeNotice outcome={outcome} />
    </li>
  );
}
