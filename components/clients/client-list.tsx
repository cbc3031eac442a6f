'use client';

import { MessageCircle, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { Choice, Input, Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { isWithShift, useChosen } from '@/components/ui/lists/use-chosen';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { MAX_TAG_LENGTH } from '@/lib/clients/constants';
import type { ClientItemDto } from '@/lib/clients/pages/dto';
import { api } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { formatDate } from '@/lib/platform/text/format';
import type { Page } from '@/lib/platform/text/list-url';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { relativeTime } from '@/lib/platform/text/relative-time';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import type { TeamMemberDto } from '@/lib/teams/dto';
import { ClientForm } from './client-form';
import { useClientBulk } from './use-client-bulk';

function News({ client }: { client: ClientItemDto }) {
  const { t } = useTexts('clients');
  const { newMatches, endedMatches, hasReacted } = client;
  if (newMatches + endedMatches === 0 && !hasReacted) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {newMatches > 0 && (
        <Badge variant="verified">
          {t('{count, plural, one {# new match} other {# new matches}}', { count: newMatches })}
        </Badge>
      )}
      {endedMatches > 0 && (
        <Badge variant="warning">{t('{count} no longer fit', { count: endedMatches })}</Badge>
      )}
      {hasReacted && <Badge variant="accent">{t('New reply')}</Badge>}
    </span>
  );
}

/** Buttons for reaching the client, which count as contact. */
function Ways({ client: { id, name, phones } }: { client: ClientItemDto }) {
  const { t } = useTexts('clients');
  const [phone] = phones;
  if (!phone) return null;
  const record = () => {
    const path = `/api/clients/${id}/contact`;
    api(path, { method: 'POST', body: {}, keepalive: true }).catch((error: unknown) =>
      console.info('Error recording a contact', error),
    );
  };
  const number = chatNumber(phone);
  const style = buttonClass('secondary', 'sm');
  return (
    <span className="flex gap-2">
      <a href={phoneHref(phone)} className={style} onClick={record} title={formatPhone(phone)}>
        <Phone className="size-4" aria-hidden="true" />
        {t('Call')}
        <span className="sr-only">: {name}</span>
      </a>
      {number && (
        <a href={whatsappUrl(number, '')} className={style} onClick={record} target="_blank" rel="noopener">
          <MessageCircle className="size-4" aria-hidden="true" />
          {t('WhatsApp')}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </span>
  );
}

type RowProps = {
  client: ClientItemDto;
  now: number;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
};

function Row({ client, now, isChosen, onChoose }: RowProps) {
  const { t } = useTexts('clients');
  const { id, name, tags, source, wishes, contactedAt, nextStep } = client;
  const [looksFor = t('No requirement yet'), ...others] = wishes;
  const isLate = nextStep !== null && Date.parse(`${nextStep.day}T23:59:59+05:30`) < now;
  return (
    <li
      data-row={id}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-2 border-line border-t py-2 md:grid-cols-[2.75rem_minmax(0,2fr)_minmax(0,2fr)_auto] md:gap-x-4"
    >
      <label className="flex size-11 items-center justify-center">
        <Choice
          checked={isChosen}
          aria-label={t('Choose {title}', { title: name })}
          onChange={(event) => onChoose(isWithShift(event))}
        />
      </label>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link href={`/dashboard/clients/${id}`} className="font-bold">
            {name}
          </Link>
          <News client={client} />
        </p>
        <p className="text-note text-ink-soft">
          {[
            looksFor,
            others.length > 0 && t('and {count} more', { count: others.length }),
            source,
            ...tags.map((tag) => `#${tag}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="min-w-0 text-note max-md:col-start-2">
        <p className="text-ink-soft" suppressHydrationWarning>
          {contactedAt
            ? t('Last contact {ago}', { ago: relativeTime(contactedAt, now, t.language) })
            : t('No contact yet')}
        </p>
        {nextStep && (
          <p className={isLate ? 'font-bold text-error' : undefined}>
            {nextStep.text} · {formatDate(nextStep.day, t.language)}
          </p>
        )}
      </div>
      <div className="max-md:col-start-2">
        <Ways client={client} />
      </div>
    </li>
  );
}

type Props = {
  list: Page<ClientItemDto>;
  members: readonly TeamMemberDto[];
  isArchive: boolean;
  now: number;
};

type Bulk = ReturnType<typeof useClientBulk>;

/** Clients whose mail failed, each with a chat link. */
function BulkOutcome({ bulk: { results, forget } }: { bulk: Bulk }) {
  const { t, reply } = useTexts('clients');
  if (results.length === 0) return null;
  return (
    <Notice variant={results.some(({ problem }) => problem) ? 'warning' : 'plain'}>
      <ul className="flex flex-col gap-1">
        {results.map(({ id, name, problem, sent }) => (
          <li key={id}>
            <Link href={`/dashboard/clients/${id}`}>{name}</Link>
            {': '}
            {problem && reply(problem)}
            {sent &&
              t('{count, plural, one {a page with # home} other {a page with # homes}}', {
                count: sent.homes,
              })}
            {sent?.isMailed && `, ${t('emailed')}`}
            {sent && !sent.isMailed && sent.phone && chatNumber(sent.phone) && (
              <>
                {', '}
                <a
                  href={whatsappUrl(chatNumber(sent.phone) ?? '', sent.message)}
                  target="_blank"
                  rel="noopener"
                >
                  {t('send it by WhatsApp')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" onClick={forget}>
        {t('Close')}
      </Button>
    </Notice>
  );
}

type BulkBarProps = {
  ids: readonly string[];
  bulk: Bulk;
  members: readonly TeamMemberDto[];
  isArchive: boolean;
  onNone: () => void;
};

function ClientBulkBar({ ids: chosen, bulk: { isBusy, run }, members, isArchive, onNone }: BulkBarProps) {
  const { t } = useTexts('clients');
  const [tag, setTag] = useState('');
  if (chosen.length === 0) return null;
  const ids = [...chosen];
  const addTag = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tag.trim() === '') return;
    void run({ action: 'tag', ids, tag: tag.trim() });
    setTag('');
  };
  return (
    <section
      aria-label={t('Chosen clients')}
      aria-busy={isBusy}
      className="sticky bottom-(--work-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-3 shadow-lift max-md:flex-nowrap max-md:overflow-x-auto max-md:py-2 max-md:[&>*]:shrink-0"
    >
      <p className="mr-2 font-bold">{t('{count} chosen', { count: ids.length })}</p>
      <Button size="sm" variant="primary" disabled={isBusy} onClick={() => void run({ action: 'send', ids })}>
        {t('Send homes')}
      </Button>
      <form onSubmit={addTag} className="flex items-center gap-1">
        <Input
          aria-label={t('Tag for selected clients')}
          value={tag}
          maxLength={MAX_TAG_LENGTH}
          onChange={({ target }) => setTag(target.value)}
          className="h-10 w-32"
        />
        <SubmitButton size="sm" disabled={isBusy}>
          {t('Add tag')}
        </SubmitButton>
      </form>
      {members.length > 1 && (
        <Select
          aria-label={t('Assign selected clients to')}
          value=""
          disabled={isBusy}
          className="h-10 w-auto! text-note"
          onChange={({ target }) => void run({ action: 'assign', ids, to: target.value })}
        >
          <option value="">{t('Assign to…')}</option>
          <Options of={members.map(({ id, name }) => [id, name])} />
        </Select>
      )}
      <Button
        size="sm"
        disabled={isBusy}
        onClick={() => void run({ action: isArchive ? 'restore' : 'archive', ids })}
      >
        {isArchive ? t('Restore') : t('Archive')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onNone}>
        {t('Choose none')}
      </Button>
    </section>
  );
}

export function ClientList({ list: { rows: clients, total }, members, isArchive, now }: Props) {
  const { t } = useTexts('clients');
  const rows = clients.map((client) => ({ ...client, _id: client.id }));
  const { ids, isAll, toggle, toggleAll, setIds } = useChosen(rows);
  const bulk = useClientBulk();
  return (
    <>
      <BulkOutcome bulk={bulk} />
      {total > 0 && (
        <p className="tabular font-bold">
          {t('{count, plural, one {# client} other {# clients}}', { count: total })}
        </p>
      )}
      {total > 0 && (
        <label className="flex min-h-11 items-center gap-2 self-start">
          <Choice checked={isAll} onChange={toggleAll} />
          {t('Choose all on this page')}
        </label>
      )}
      <ul className="border-line border-b">
        {clients.map((client) => (
          <Row
            key={client.id}
            {...{ client, now }}
            isChosen={ids.includes(client.id)}
            onChoose={(isRange) => toggle(client.id, isRange)}
          />
        ))}
      </ul>
      <ClientBulkBar {...{ ids, bulk, members, isArchive }} onNone={() => setIds([])} />
      <ListKeys isSaid />
    </>
  );
}

export function AddClient() {
  const { t, href } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  return (
    <>
      <Button ref={opener} variant="primary" size="sm" onClick={open}>
        {t('Add a client')}
      </Button>
      {opened > 0 && (
        <Sheet label={t('Add a client')} lead={t('A person you’re finding a home for')} onClose={onClose}>
          <ClientForm
            label={t('Add')}
            send={async (body) => {
              const { id } = await api<{ id: string }>('/api/clients', { method: 'POST', body });
              goTo(href(`/dashboard/clients/${id}`));
            }}
          />
        </Sheet>
      )}
    </>
  );
}
