import { useTexts } from '#language';
import { WAIT_CLASSES } from '@/components/enquiries/leads/wait-time';
import { AnswerButtons } from '@/components/listings/freshness/answer-buttons';
import { ReportSeen } from '@/components/shell/report-seen';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { waitLevel } from '@/lib/enquiries/leads/format';
import type { DeskRow } from '@/lib/office/desk/dto';
import { TODAY_LABELS, type TodayKind } from '@/lib/office/today/constants';
import type { TodayDto, TodayItem } from '@/lib/office/today/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { waitedText } from '@/lib/platform/text/relative-time';
import { MINUTE_MS } from '@/lib/platform/time/time';

const ACTIONS = {
  lead: 'Reply',
  step: 'Take a look',
  visit: 'Answer',
  confirm: 'Take a look',
  refused: 'Fix it',
  awaiting: 'Add it',
  draft: 'Continue',
} as const satisfies Record<TodayKind, string>;

/** True for kinds that show waiting minutes. */
const isPerson = (kind: TodayKind) => kind === 'lead' || kind === 'visit';

function Item({ item, now }: { item: TodayItem; now: number }) {
  const { t } = useTexts('office/today');
  const { kind, id, text, note, since, href, listing } = item;
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
          <Badge variant={kind === 'refused' ? 'warning' : 'plain'}>{t(TODAY_LABELS[kind].one)}</Badge>
          <span className={isPerson(kind) ? WAIT_CLASSES[waitLevel(since, now)] : undefined}>
            {now - Date.parse(since) < MINUTE_MS
              ? t('New')
              : t('Waiting for {time}', { time: waitedText(since, now, t.language) })}
          </span>
        </p>
        <p className="font-bold">{listing ? <Link href={href}>{text}</Link> : text}</p>
        {note && <p className="line-clamp-2 text-note text-ink-soft">{note}</p>}
      </div>
      {listing ? (
        <AnswerButtons path={`/api/property/${id}/confirmation`} size="sm" {...listing} />
      ) : (
        <ButtonLink href={href} size="sm">
          {t(ACTIONS[kind])}
          <span className="sr-only">: {text}</span>
        </ButtonLink>
      )}
    </li>
  );
}

function Changes({ today }: { today: TodayDto }) {
  const { t } = useTexts('office/today');
  const { since, changes } = today;
  if (!since && changes.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="flex flex-col gap-2">
      <Heading level={2} id="changes-title">
        {since ? t('Since your last visit') : t('What is new')}
      </Heading>
      {since && (
        <p className="text-ink-soft">
          {t('Your last visit: {since}.', { since: formatDateTime(since, t.language) })}
        </p>
      )}
      {changes.length > 0 ? (
        <ul className="flex flex-col">
          {changes.map(({ key, text, href }) => (
            <li key={key} className="border-line border-t py-2.5">
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('Nothing has changed.')}</p>
      )}
    </section>
  );
}

function Desk({ rows }: { rows: readonly DeskRow[] }) {
  const { t } = useTexts('office/today');
  return (
    <>
      <ul>
        {rows.map(({ key, label, title, note, href, isWaiting }) => (
          <li key={key} className="card border-line border-t py-3">
            <p className="text-note text-ink-soft">
              <Badge variant={isWaiting ? 'accent' : 'plain'}>{label}</Badge>
            </p>
            <Link href={href} className="font-bold no-underline after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
            {note && <p className="text-note text-ink-soft">{note}</p>}
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <p className="measure text-ink-soft">{t('Homes you save, ask about or visit appear here.')}</p>
      )}
      <ButtonLink href="/" variant="primary" className="self-start">
        {t('Search homes')}
      </ButtonLink>
    </>
  );
}

export function TodayView({ today }: { today: TodayDto }) {
  const { t } = useTexts('office/today');
  const { items, more, listings, desk } = today;
  const now = Date.now();
  return (
    <>
      <ReportSeen path="/api/user/today" method="PUT" />
      {items.length > 0 && (
        <section aria-labelledby="waiting-title" className="flex flex-col gap-2">
          <Heading level={2} id="waiting-title">
            {t('Needs a reply')}
          </Heading>
          <ul>
            {items.map((item) => (
              <Item key={`${item.kind}-${item.id}`} item={item} now={now} />
            ))}
          </ul>
          <ListKeys isSaid hasSearch={false} />
          {more.map((kind) => (
            <p key={kind}>
              {t.rich('There’s more. <a>{many}</a>', {
                many: t(TODAY_LABELS[kind].many),
                a: (text) => <Link href={TODAY_LABELS[kind].href}>{text}</Link>,
              })}
            </p>
          ))}
        </section>
      )}
      {desk && <Desk rows={desk} />}
      {items.length === 0 && listings === 0 && !desk && (
        <EmptyState title={t('List your first property')}>
          <ol className="measure flex list-decimal flex-col gap-1 pl-5 text-ink-soft">
            <li>
              {t('Three short steps: what it is, where it is, and photos. A draft is saved while you type.')}
            </li>
            <li>
              {t.rich('Say <a>when you show homes</a>, so that visitors can book a visit.', {
                a: (text) => <Link href="/dashboard/visits">{text}</Link>,
              })}
            </li>
            <li>{t('People who ask about it appear here, newest first.')}</li>
          </ol>
          <ButtonLink href="/properties/new" variant="primary">
            {t('Add your first property')}
          </ButtonLink>
        </EmptyState>
      )}
      {items.length === 0 && listings > 0 && (
        <EmptyState title={t('All caught up')}>
          <p className="measure text-ink-soft">
            {t(
              'No leads, visits or listings are waiting for you. More photos and facts bring more enquiries.',
            )}
          </p>
          <ButtonLink href="/dashboard/properties">{t('See your listings')}</ButtonLink>
        </EmptyState>
      )}
      <Changes today={today} />
    </>
  );
}
