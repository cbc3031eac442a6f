'use client';

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { TextAreaField } from '@/components/ui/forms/field';
import { useAction } from '@/components/ui/hooks/use-action';
import { CALLER } from '@/lib/accounts/number-release/constants';
import type { NumberReleaseDto } from '@/lib/accounts/number-release/dto';
import { DEPARTURE_LABELS, type MessageSide } from '@/lib/enquiries/constants';
import { STATE_LABELS } from '@/lib/enquiries/conversation/constants';
import type { MessageDto, OwnEnquiriesDto, SentEnquiryDto } from '@/lib/enquiries/conversation/dto';
import { api } from '@/lib/platform/browser/api';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';

type Change = (path: string, options: { method: 'POST' | 'DELETE'; body?: object }) => Promise<void>;

/** API paths for the sender's account, guest or browser, or for a mailed link. */
function pathsOf(token: string | undefined) {
  const link = `/api/enquiry/link/${token}`;
  return {
    read: token ? link : '/api/enquiry',
    message: (id: string) => (token ? link : `/api/enquiry/${id}/messages`),
    give: token ? `${link}/numbers` : '/api/number-release',
    takeBack: (id: string) => (token ? `${link}/numbers/${id}` : `/api/number-release/${id}`),
  };
}
type Paths = ReturnType<typeof pathsOf>;

type Props = {
  /** data of a mailed link */
  link?: { token: string; initial: OwnEnquiriesDto };
};

type EnquiryText = Text<'enquiries'>;

function sinceText({ reason, at, withdrawnAt }: NumberReleaseDto, t: EnquiryText): string {
  const [date, end] = [formatDate(at, t.language), withdrawnAt && formatDate(withdrawnAt, t.language)];
  switch (reason) {
    case 'enquiry':
      return end
        ? t('Since {date}, because you sent an enquiry; taken back on {end}', { date, end })
        : t('Since {date}, because you sent an enquiry', { date });
    case 'visit':
      return end
        ? t('Since {date}, because you asked for a visit; taken back on {end}', { date, end })
        : t('Since {date}, because you asked for a visit', { date });
    case 'call':
      return t('Since {date}, because they tapped your number on the listing', { date });
    default:
      return end
        ? t('Since {date}, because you gave it; taken back on {end}', { date, end })
        : t('Since {date}, because you gave it', { date });
  }
}

/** Explains that an upcoming visit continues without the number, before and after its withdrawal. */
function visitText({ visitStart, withdrawnAt }: NumberReleaseDto, t: EnquiryText): string | undefined {
  if (!visitStart) return undefined;
  const time = formatDateTime(visitStart, t.language);
  return withdrawnAt
    ? t('Your visit on {time} is arranged by email and on its page.', { time })
    : t('If you take it back, your visit on {time} is arranged by email and on its page.', { time });
}

type NumberLedgerProps = { releases: readonly NumberReleaseDto[]; takeBack: (id: string) => void };

function Action({ entry, takeBack }: { entry: NumberReleaseDto; takeBack: NumberLedgerProps['takeBack'] }) {
  const { t } = useTexts('enquiries');
  const { id, to, reason, propertyId, propertyTitle, withdrawnAt } = entry;
  const hidden = (text: React.ReactNode) => <span className="sr-only">{text}</span>;
  if (withdrawnAt) return null;
  if (reason === 'call')
    return (
      <Link className="link" href={`/dashboard/properties/${propertyId}/edit`}>
        {t.rich('Change who is called<hidden> about {title}</hidden>', {
          title: propertyTitle ?? '',
          hidden,
        })}
      </Link>
    );
  return (
    <Button size="sm" variant="quiet" onClick={() => takeBack(id)}>
      {t.rich('Take back<hidden> from {name}</hidden>', { name: to, hidden })}
    </Button>
  );
}

function NumberLedger({ releases, takeBack }: NumberLedgerProps) {
  const { t } = useTexts('enquiries');
  return (
    <section aria-labelledby="who-has-my-number" className="flex flex-col gap-4">
      <Heading level={2} id="who-has-my-number">
        {t('Who has my number')}
      </Heading>
      {releases.length === 0 && <p className="text-ink-soft">{t('No one.')}</p>}
      <ul className="flex flex-col">
        {releases.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <p>
              <span className="font-bold">{entry.to === CALLER ? t('A caller') : entry.to}</span>
              {entry.propertyTitle && ` · ${entry.propertyTitle}`}
              <span className="block text-ink-soft text-sm">{sinceText(entry, t)}</span>
              {entry.visitStart && <span className="block text-sm">{visitText(entry, t)}</span>}
            </p>
            <Action entry={entry} takeBack={takeBack} />
          </li>
        ))}
      </ul>
      <p className="measure text-ink-soft text-sm">
        {t('This takes your number back everywhere: enquiries, visits, leads, exports and future emails.')}{' '}
        {t(
          'Once you take it back, your number is no longer shown here. Emails and notes that people already have can’t be recalled.',
        )}
      </p>
    </section>
  );
}

export function SentEnquiries({ link }: Props) {
  const { t } = useTexts('enquiries');
  const { run } = useAction();
  const paths = pathsOf(link?.token);
  const [own, setOwn] = useState<OwnEnquiriesDto | 'failed' | undefined>(link?.initial);
  const path = paths.read;
  const reload = useCallback(async () => {
    const found = await api<OwnEnquiriesDto>(path).catch(() => undefined);
    setOwn((before) => found ?? before ?? 'failed');
  }, [path]);
  useEffect(() => void reload(), [reload]);
  const change: Change = async (path, options) => {
    await run(() => api(path, options));
    await reload();
  };
  if (own === 'failed')
    return <Notice variant="error">{t('We couldn’t load your enquiries. Please reload the page.')}</Notice>;
  if (!own) return <p role="status">{t('Loading…')}</p>;
  return (
    <>
      {own.enquiries.length === 0 ? (
        <EmptyState title={t('No enquiries yet')}>
          <p className="measure text-ink-soft">
            {t('Questions you ask on this browser or while signed in appear here with the replies.')}
          </p>
          <ButtonLink href="/buy">{t('Look at homes')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {own.enquiries.map((enquiry) => (
            <Enquiry key={enquiry.id} {...{ enquiry, paths, change, reload }} />
          ))}
        </ul>
      )}
      <NumberLedger
        releases={own.releases}
        takeBack={(id) => void change(paths.takeBack(id), { method: 'DELETE' })}
      />
    </>
  );
}

type EnquiryProps = {
  enquiry: SentEnquiryDto;
  paths: Paths;
  change: Change;
  reload: () => Promise<void>;
};

type MessagesProps = {
  path: string;
  /** subject of the conversation, for screen readers */
  about: string;
  messages: readonly MessageDto[];
  own: MessageSide;
  other: string;
  onSent: () => void;
};

function Messages({ path, about, messages, own, other, onSent }: MessagesProps) {
  const { t } = useTexts('enquiries');
  const [text, setText] = useState('');
  const { isBusy, run } = useAction();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => api(path, { method: 'POST', body: { text } })))) return;
    setText('');
    onSent();
  };
  return (
    <div className="flex flex-col gap-3">
      {messages.length > 0 && (
        <ol aria-label={t('Conversation about {about}', { about })} className="flex flex-col gap-3">
          {messages.map(({ from, text, at }) => (
            <li key={`${from}${at}`} className="border-line border-l-2 pl-4">
              <p className="text-ink-soft text-sm">
                {from === own ? t('You') : from === 'agency' ? t('The agency') : other} ·{' '}
                {formatDateTime(at, t.language)}
              </p>
              <p className="measure whitespace-pre-line break-words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void send(event)} className="flex max-w-xl flex-col items-start gap-2">
        <TextAreaField
          className="w-full"
          label={t.rich('Write a reply<hidden> about {about}</hidden>', {
            about,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
          rows={2}
          required
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SubmitButton size="sm" disabled={isBusy || text.trim() === ''}>
          {t('Send')}
        </SubmitButton>
      </form>
    </div>
  );
}

function Enquiry({ enquiry, paths, change, reload }: EnquiryProps) {
  const { t } = useTexts('enquiries');
  const {
    id,
    propertyId,
    propertyTitle,
    message,
    status,
    createdAt,
    messages,
    phone,
    isNumberShown,
    to,
    departure,
  } = enquiry;
  const about = propertyTitle ?? t('your enquiry');
  return (
    <li className="flex flex-col gap-3 border-line border-t py-6">
      <Heading level={2} size="card" className="flex flex-wrap items-center gap-2">
        {propertyId ? <Link href={`/properties/${propertyId}`}>{about}</Link> : t('General enquiry')}
        <Badge>{t(STATE_LABELS[status])}</Badge>
        {departure && <Badge variant="warning">{t(DEPARTURE_LABELS[departure.why])}</Badge>}
      </Heading>
      <p className="text-ink-soft text-sm">
        {t('To {name}', { name: to })} · {formatDateTime(createdAt, t.language)}
      </p>
      {departure && (
        <p>
          <Link className="link" href={departure.similar}>
            {t('See homes like this one')}
          </Link>
        </p>
      )}
      <p className="measure whitespace-pre-line break-words">{message}</p>
      {phone && (
        <p>
          {t.rich('Their number: <a>{number}</a>', {
            number: formatPhone(phone),
            a: (text) => <a href={phoneHref(phone)}>{text}</a>,
          })}
        </p>
      )}
      {!isNumberShown && (
        <p>
          <Button
            size="sm"
            onClick={() => void change(paths.give, { method: 'POST', body: { enquiry: id } })}
          >
            {t.rich('Show my number<hidden> to {name}</hidden>', {
              name: to,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        </p>
      )}
      <Messages
        path={paths.message(id)}
        {...{ about, messages }}
        own="sender"
        other={to}
        onSent={() => void reload()}
      />
    </li>
  );
}
