'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Badge } from '@/components/ui/feedback/badge';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { formatPaise } from '@/lib/deals/invoices/format';
import { formatDate } from '@/lib/platform/text/format';

/** One paper with what may be done with it next. */
export function InvoiceRow({ invoice }: { invoice: InvoiceDto }) {
  const { t } = useTexts('deals/invoices');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const [isSure, setSure] = useState(false);
  const [reason, setReason] = useState('');
  const { id, number, day, kind, recipient, amounts, creditNote, against } = invoice;
  const total = `₹${formatPaise(amounts.total)}`;
  async function send(path: string, method: 'POST' | 'DELETE', body?: object) {
    if (await call(`/api/invoices/${id}${path}`, { method, ...(body && { body }) })) router.refresh();
  }
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-bold">{number ?? t('Draft')}</span>{' '}
          {kind === 'credit-note' && <Badge variant="warning">{t('Credit note')}</Badge>}{' '}
          <span className="text-ink-soft">
            {recipient.name}
            {day && ` · ${formatDate(`${day}T12:00:00+05:30`, t.language)}`}
          </span>
          {against && (
            <span className="block text-note text-ink-soft">
              {t('Takes back invoice {number}. Reason: {reason}', {
                number: against.number,
                reason: invoice.reason,
              })}
            </span>
          )}
          {creditNote && (
            <span className="block text-note text-warning">
              {t('Taken back by {number}', { number: creditNote.number })}
            </span>
          )}
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
        {number && kind === 'invoice' && !creditNote && (
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void send('/credit-note', 'POST', { reason });
            }}
          >
            <TextField
              label={t('Reason for a credit note')}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <SubmitButton size="sm" disabled={busy} className="min-h-12">
              {t('Take back with a credit note')}
            </SubmitButton>
          </form>
        )}
      </div>
      <OutcomeNotice outcome={outcome} />
    </li>
  );
}
