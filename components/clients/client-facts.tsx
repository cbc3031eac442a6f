'use client';

import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { CONSENT_LABELS } from '@/lib/clients/constants';
import type { ClientDetailDto } from '@/lib/clients/pages/dto';
import { goTo } from '@/lib/platform/browser/navigation';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { EditClient } from './edit-client';
import { useClientCall } from './use-client-call';

function consentText({ consent }: ClientDetailDto, t: Text<'clients'>): string {
  if (!consent) return t('Has not agreed to be written to: no mail goes out');
  const values = {
    date: formatDate(consent.day, t.language),
    how: t(CONSENT_LABELS[consent.how]).toLowerCase(),
  };
  return consent.note
    ? t('May be written to since {date}: {how} ({note})', { ...values, note: consent.note })
    : t('May be written to since {date}: {how}', values);
}

/** The client's name, contact details and consent. */
export function ClientFacts({ client }: { client: ClientDetailDto }) {
  const { t, href } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const { call, refresh } = useClientCall();
  const { id, name, phones, email, notes, samePhone } = client;
  const remove = async () => {
    const question = t('Delete {name} with all requirements, matches and the pages that were sent?', {
      name,
    });
    if (!window.confirm(question)) return;
    if (await call(`/${id}`, { method: 'DELETE', body: {} })) goTo(href('/dashboard/clients'));
  };
  return (
    <section aria-label={t('Contact')} className="flex flex-col gap-3">
      {samePhone.length > 0 && (
        <Notice variant="warning">
          {t('The same phone number is on')}{' '}
          {samePhone.map((other, i) => (
            <span key={other.id}>
              {i > 0 && ', '}
              <Link href={`/dashboard/clients/${other.id}`}>{other.name}</Link>
            </span>
          ))}
          .
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)} className="inline-flex min-h-11 items-center">
            {formatPhone(phone)}
          </a>
        ))}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-all">
            {email}
          </a>
        )}
        {phones.length === 0 && !email && (
          <span className="text-ink-soft">{t('No phone or e-mail noted')}</span>
        )}
      </p>
      <p className="text-ink-soft">{consentText(client, t)}</p>
      {(client.tags.length > 0 || client.source) && (
        <p className="flex flex-wrap gap-2">
          {client.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {client.source && <span className="text-ink-soft">{client.source}</span>}
        </p>
      )}
      {client.nextStep && (
        <p className="font-bold">
          {client.nextStep.text} · {formatDate(client.nextStep.day, t.language)}
        </p>
      )}
      {notes && <p className="measure whitespace-pre-line">{notes}</p>}
      <p className="flex flex-wrap gap-2">
        <Button ref={opener} size="sm" onClick={open}>
          {t('Edit')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void remove()}>
          {t('Delete')}
        </Button>
        <ButtonLink size="sm" variant="quiet" href={`/dashboard/deals/new?client=${id}`}>
          {t('Start a deal')}
        </ButtonLink>
        <ButtonLink size="sm" variant="quiet" href="/dashboard/clients">
          {t('All clients')}
        </ButtonLink>
      </p>
      {opened > 0 && (
        <Sheet label={t('Edit {name}', { name })} lead={name} onClose={onClose}>
          {(close) => (
            <EditClient
              client={client}
              onSaved={() => {
                refresh();
                close();
              }}
            />
          )}
        </Sheet>
      )}
    </section>
  );
}
