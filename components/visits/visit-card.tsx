import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { formatDateTime } from '@/lib/platform/text/format';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { STATE_LABELS, VISIT_VERDICT_LABELS } from '@/lib/visits/constants';
import type { VisitDto } from '@/lib/visits/dto';
import { chatText, mapUrlOf, statusText } from '@/lib/visits/format';
import { halfDayText } from '@/lib/visits/hours/format';
import type { SendStep } from './step-form';
import { HostSteps, VisitorSteps } from './visitor-steps';

/** The link in the sender's reading language. */
function inLanguage(link: string, local: (path: string) => string): string {
  const { origin, pathname } = new URL(link);
  return origin + local(pathname);
}

function Ways({ visit, link }: { visit: VisitDto; link: string | undefined }) {
  const { t, href } = useTexts('visits');
  const token = link?.split('/').pop();
  const isComing = visit.state === 'confirmed';
  const [call, number] = [phoneHref(visit.phone ?? ''), chatNumber(visit.phone ?? '')];
  return (
    <div className="flex flex-wrap gap-2">
      {call && visit.phone && (
        <ButtonLink size="sm" href={call}>
          {t('Call {phone}', { phone: formatPhone(visit.phone) })}
        </ButtonLink>
      )}
      {number && (
        <ButtonLink
          size="sm"
          href={whatsappUrl(number, chatText(t, visit.home.title, undefined, visit.start))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('WhatsApp')}
        </ButtonLink>
      )}
      {isComing && (
        <ButtonLink size="sm" href={mapUrlOf(visit.home)} target="_blank" rel="noopener">
          {t('Map')}
        </ButtonLink>
      )}
      {isComing && token && (
        <ButtonLink size="sm" href={`/api/visits/link/${token}/calendar`}>
          {t('Add to calendar')}
        </ButtonLink>
      )}
      {visit.side === 'visitor' && link && (isComing || visit.turn) && (
        <ButtonLink
          size="sm"
          href={whatsappUrl('', chatText(t, visit.home.title, inLanguage(link, href), visit.start))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('WhatsApp')}
        </ButtonLink>
      )}
    </div>
  );
}

type Props = {
  visit: VisitDto;
  link: string | undefined;
  /** absent for people who only read it */
  send: SendStep | undefined;
  level?: 2 | 3;
};

export function VisitCard({ visit, link, send, level = 3 }: Props) {
  const { t } = useTexts('visits');
  const { home, state, withFamily, proposed, feedback, side } = visit;
  const isGood = state === 'confirmed';
  const verdict = feedback ? t(VISIT_VERDICT_LABELS[feedback.verdict]) : '';
  return (
    <article className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={level} size="panel" className="min-w-0">
          {home.isListed ? <Link href={`/properties/${home.id}`}>{home.title}</Link> : home.title}
        </Heading>
        <Badge variant={isGood ? 'verified' : 'plain'}>{t(STATE_LABELS[state])}</Badge>
      </div>
      <p className="text-ink-soft">
        {home.address || t('This home is no longer listed.')}
        {side === 'host' && ` · ${visit.otherName}`}
        {withFamily && ` · ${t('with family')}`}
        {visit.tour && ` · ${t('stop {stop} of {of} of a tour', visit.tour)}`}
      </p>
      <p className="font-bold tabular">{statusText(visit, t)}</p>
      {proposed.length > 0 && visit.turn === 'host' && (
        <p>
          {t('Possible: {times}', {
            times: proposed.map(({ key }) => halfDayText(key, t.language)).join('; '),
          })}
        </p>
      )}
      {visit.words.length > 0 && (
        <ul className="flex flex-col gap-1 border-line border-l-2 pl-3">
          {visit.words.map(({ by, text, at }) => (
            <li key={`${at}-${by}`} className="break-words">
              <span className="font-bold">{by === visit.side ? t('You') : visit.otherName}: </span>
              {text} <span className="text-ink-soft text-sm">{formatDateTime(at, t.language)}</span>
            </li>
          ))}
        </ul>
      )}
      {feedback && (
        <p>
          {side === 'host'
            ? t('{name} after the visit: {verdict}', { name: visit.otherName, verdict })
            : t('Your verdict: {verdict}', { verdict })}
        </p>
      )}
      {visit.departure && side === 'visitor' && (
        <p>
          <Link className="link" href={visit.departure.similar}>
            {t('See homes like this one')}
          </Link>
        </p>
      )}
      {visit.isNumberTaken && (
        <p className="text-ink-soft">
          {side === 'host'
            ? t('{name} has taken the number back. This visit is arranged by email and on this page.', {
                name: visit.otherName,
              })
            : t('You have taken your number back. This visit is arranged by email and on this page.')}
        </p>
      )}
      <Ways visit={visit} link={link} />
      {send && (
        <div className="flex flex-col">
          {side === 'host' ? (
            <HostSteps visit={visit} send={send} />
          ) : (
            <VisitorSteps visit={visit} send={send} />
          )}
        </div>
      )}
    </article>
  );
}
