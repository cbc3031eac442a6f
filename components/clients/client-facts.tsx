'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { Notice } from '@/components/ui/feedback/notice';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { CONSENT_LABELS, type ConsentWay } from '@/lib/clients/constants';
import type { ClientDto } from '@/lib/clients/dto';
import type { ClientDetailDto } from '@/lib/clients/pages/dto';
import { type ClientInput, clientInputSchema } from '@/lib/clients/schema';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { ClientForm, startOf } from './client-form';
import { useClientCall } from './use-client-call';

function consentText({ consent }: ClientDetailDto, t: Text<'clients'>): string {
  if (!consent) return t('Hasn’t agreed to emails, so none are sent');
  const values = {
    date: formatDate(consent.day, t.language),
    how: t(CONSENT_LABELS[consent.how]).toLowerCase(),
  };
  return consent.note
    ? t('Agreed to emails on {date}: {how} ({note})', { ...values, note: consent.note })
    : t('Agreed to emails on {date}: {how}', values);
}

/** Values merged as one, such as a step with its day or a consent with its date and source. */
type Fields = Record<string, unknown> & {
  step: Pick<ClientInput, 'nextStep' | 'nextDay'>;
  consent: Pick<ClientInput, 'consentHow' | 'consentDay' | 'consentNote'>;
};

function fieldsOf({ nextStep, nextDay, consentHow, consentDay, consentNote, ...rest }: ClientInput): Fields {
  return { ...rest, step: { nextStep, nextDay }, consent: { consentHow, consentDay, consentNote } };
}

const inputOf = ({ step, consent, ...rest }: Fields) => ({ ...rest, ...step, ...consent });

function storedOf(client: ClientDto): Stored<Fields> | undefined {
  const { success, data } = clientInputSchema.safeParse(startOf(client));
  return success ? { fields: fieldsOf(data), version: client.__v } : undefined;
}

const LABELS = {
  name: 'Name',
  phones: 'Phones',
  email: 'Email',
  notes: 'Notes',
  tags: 'Tags',
  source: 'Where the client came from',
  step: 'Next step',
  consent: 'Consent',
} as const;

/** Edits a client together with colleagues. Merges fields that one side changed, and asks about the rest. */
export function EditClient({ client, onSaved }: { client: ClientDto; onSaved: () => void }) {
  const { t, reply } = useTexts('clients');
  // a refresh does not change the base of this edit
  const first = useRef(client).current;
  const [problem, setProblem] = useState('');
  const { save, conflict } = useMergedSave<Fields>({
    start: storedOf(first) ?? { fields: {} as Fields, version: first.__v },
    send: (fields, version) =>
      api(`/api/clients/${first.id}`, { method: 'PATCH', body: { ...inputOf(fields), __v: version } }),
    storedIn: (error) => {
      const stored = error instanceof ApiError && (error.details?.client as ClientDto | undefined);
      return stored ? storedOf(stored) : undefined;
    },
  });
  const text = (name: string, value: unknown): string => {
    if (name === 'step') {
      const { nextStep, nextDay } = value as Fields['step'];
      return [nextStep, nextDay].filter(Boolean).join(' · ');
    }
    if (name === 'consent') {
      const { consentHow, consentDay, consentNote } = value as Fields['consent'];
      const how = consentHow ? t(CONSENT_LABELS[consentHow as ConsentWay]) : '';
      return [how, consentDay, consentNote].filter(Boolean).join(' · ');
    }
    return [value].flat().join(', ');
  };
  const decide = async (choice: 'mine' | 'theirs') => {
    setProblem('');
    try {
      if (await conflict?.decide(choice)) onSaved();
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice variant="error">{problem}</Notice>}
      {conflict && (
        <BothChanged
          rows={conflict.names.map((name) => ({
            label: t(LABELS[name as keyof typeof LABELS]),
            mine: text(name, conflict.mine[name]),
            theirs: text(name, conflict.theirs[name]),
          }))}
          onKeepMine={() => void decide('mine')}
          onTakeTheirs={() => void decide('theirs')}
        />
      )}
      <ClientForm
        client={first}
        label={t('Save')}
        send={async (input) => {
          if (await save(fieldsOf(input))) onSaved();
        }}
      />
    </div>
  );
}

export function ClientFacts({ client }: { client: ClientDetailDto }) {
  const { t, href } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const { call, refresh } = useClientCall();
  const { id, name, phones, email, notes, samePhone } = client;
  const remove = async () => {
    const question = t('Delete {name} and all requirements, matches and sent pages?', {
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
          <span className="text-ink-soft">{t('No phone or email noted')}</span>
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
