'use client';

import { useCallback, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState, Notice } from '@/components/ui/feedback/notice';
import { STATE_LABELS } from '@/lib/enquiries/conversation/constants';
import type { OwnEnquiriesDto, SentEnquiryDto } from '@/lib/enquiries/conversation/dto';
import type { NumberReleaseDto } from '@/lib/enquiries/number-release/dto';
import { api, serverMessage } from '@/lib/platform/http/client';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { Messages } from './messages';

type Change = (path: string, options: { method: 'POST' | 'DELETE'; body?: object }) => Promise<void>;

/** What one has asked, with the answers, and who has one's number. */
export function SentEnquiries() {
  const { t, reply } = useTexts('enquiries');
  const [own, setOwn] = useState<OwnEnquiriesDto | 'failed'>();
  const reload = useCallback(async () => {
    const found = await api<OwnEnquiriesDto>('/api/enquiry').catch(() => undefined);
    setOwn((before) => found ?? before ?? 'failed');
  }, []);
  useEffect(() => void reload(), [reload]);
  const change: Change = async (path, options) => {
    await api(path, options).catch((error: unknown) => toast.error(reply(serverMessage(error))));
    await reload();
  };
  if (own === 'failed')
    return (
      <Notice variant="error">{t('Your enquiries could not be loaded. Please reload the page.')}</Notice>
    );
  if (!own) return <p role="status">{t('Loading…')}</p>;
  return (
    <>
      {own.enquiries.length === 0 ? (
        <EmptyState title={t('No enquiries yet')}>
          <p className="measure text-ink-soft">
            {t(
              'What you ask about a home on this browser, or while you are signed in, stays here with the answers.',
            )}
          </p>
          <ButtonLink href="/buy">{t('Look at homes')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {own.enquiries.map((enquiry) => (
            <Enquiry key={enquiry.id} enquiry={enquiry} change={change} reload={reload} />
          ))}
        </ul>
      )}
      <WhoHasMyNumber releases={own.releases} change={change} />
    </>
  );
}

type EnquiryProps = { enquiry: SentEnquiryDto; change: Change; reload: () => Promise<void> };

function Enquiry({ enquiry, change, reload }: EnquiryProps) {
  const { t } = useTexts('enquiries');
  const { id, propertyId, propertyTitle, message, status, createdAt, messages, phone, isNumberShown } =
    enquiry;
  const about = propertyTitle ?? t('your enquiry');
  return (
    <li className="flex flex-col gap-3 border-line border-t py-6">
      <Heading level={2} size="card" className="flex flex-wrap items-center gap-2">
        {propertyId ? <Link href={`/properties/${propertyId}`}>{about}</Link> : t('General enquiry')}
        <Badge>{t(STATE_LABELS[status])}</Badge>
      </Heading>
      <p className="text-ink-soft text-sm">{formatDateTime(createdAt, t.language)}</p>
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
            onClick={() => void change('/api/number-release', { method: 'POST', body: { enquiry: id } })}
          >
            {t.rich('Show my number<hidden> to the other side of {about}</hidden>', {
              about,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        </p>
      )}
      <Messages
        enquiry={id}
        {...{ about, messages }}
        own="sender"
        other={t('The other side')}
        onSent={() => void reload()}
      />
    </li>
  );
}

type Since = Pick<NumberReleaseDto, 'reason' | 'at' | 'withdrawnAt'>;

function sinceText({ reason, at, withdrawnAt }: Since, t: Text<'enquiries'>): string {
  const [date, end] = [formatDate(at, t.language), withdrawnAt && formatDate(withdrawnAt, t.language)];
  if (reason === 'enquiry')
    return end
      ? t('Since {date}, because you sent an enquiry; taken back on {end}', { date, end })
      : t('Since {date}, because you sent an enquiry', { date });
  return end
    ? t('Since {date}, because you gave it; taken back on {end}', { date, end })
    : t('Since {date}, because you gave it', { date });
}

/** Every entry with its day and reason, and one tap that takes the number back. */
function WhoHasMyNumber({ releases, change }: { releases: readonly NumberReleaseDto[]; change: Change }) {
  const { t } = useTexts('enquiries');
  return (
    <section aria-labelledby="who-has-my-number" className="flex flex-col gap-4">
      <Heading level={2} id="who-has-my-number">
        {t('Who has my number')}
      </Heading>
      {releases.length === 0 && <p className="text-ink-soft">{t('Nobody.')}</p>}
      <ul className="flex flex-col">
        {releases.map(({ id, to, propertyTitle, reason, at, withdrawnAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <p>
              <span className="font-bold">{to}</span>
              {propertyTitle && ` · ${propertyTitle}`}
              <span className="block text-ink-soft text-sm">{sinceText({ reason, at, withdrawnAt }, t)}</span>
            </p>
            {!withdrawnAt && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => void change(`/api/number-release/${id}`, { method: 'DELETE' })}
              >
                {t.rich('Take back<hidden> from {name}</hidden>', {
                  name: to,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="measure text-ink-soft text-sm">
        {t(
          'Taken back, your number is no longer shown here. A mail or a note that somebody has already cannot be taken back.',
        )}
      </p>
    </section>
  );
}
