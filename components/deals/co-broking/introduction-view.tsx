'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField } from '@/components/ui/forms/field';
import { useAction } from '@/components/ui/hooks/use-action';
import type { DealDto } from '@/lib/deals/dto';
import {
  EVENT_LABELS,
  INTRODUCTION_LABELS,
  MAX_EVENT_LENGTH,
  type Step,
} from '@/lib/deals/introductions/constants';
import type { IntroductionDto, IntroductionEventDto } from '@/lib/deals/introductions/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { formatDateTime, formatRupees } from '@/lib/platform/text/format';
import { Division } from './division';

function OwnDeal({ row }: { row: IntroductionDto }) {
  const { t, href } = useTexts('deals/co-broking');
  const { isBusy, run } = useAction();
  const own = row.deals.find(({ id }) => id !== null);
  const start = () =>
    run(async () => {
      const { data } = await api<{ data: DealDto }>('/api/deals', {
        method: 'POST',
        body: { introduction: row.id, stage: 'visit' },
      });
      goTo(href(`/dashboard/deals/${data.id}`));
      return 'leaving';
    });
  if (own?.id)
    return (
      <ButtonLink size="sm" href={`/dashboard/deals/${own.id}`}>
        {t('Open your deal')}
      </ButtonLink>
    );
  if (!row.mayStartDeal) return null;
  return (
    <Button variant="primary" size="sm" disabled={isBusy} onClick={() => void start()}>
      {t('Start the deal')}
    </Button>
  );
}

type Props = { row: IntroductionDto; onChanged: (row: IntroductionDto) => void };

/** Steps that a firm can add: a message, a dispute or its end, the number, the end of the introduction. */
function IntroductionSteps({ row, onChanged }: Props) {
  const { t } = useTexts('deals/co-broking');
  const [text, setText] = useState('');
  const [sure, setSure] = useState<Step>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async (kind: Step, written = '') => {
    setBusy(true);
    setFailed(undefined);
    setSure(undefined);
    try {
      const body = { kind, text: written };
      onChanged(
        await api<IntroductionDto>(`/api/co-broking/introductions/${row.id}/events`, {
          method: 'POST',
          body,
        }),
      );
      if (written) setText('');
    } catch (error) {
      setFailed(serverMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const twice = (kind: Step) => (sure === kind ? void send(kind) : setSure(kind));
  const isBringer = row.side === 'bringer';
  const isEmpty = text.trim() === '';
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-3">
      <Heading level={2} size="panel" id="steps">
        {t('Add to the history')}
      </Heading>
      <TextAreaField
        label={t('Your note (both firms see it permanently)')}
        rows={3}
        maxLength={MAX_EVENT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <OutcomeNotice outcome={failed ? { text: failed, ok: false } : undefined} />
      <p className="flex flex-wrap gap-2">
        <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('note', text)}>
          {t('Write')}
        </Button>
        {!row.disputedBy && (
          <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('disputed', text)}>
            {t('Dispute the introduction')}
          </Button>
        )}
        {row.disputedBy === row.side && (
          <Button size="sm" disabled={isBusy || isEmpty} onClick={() => void send('settled', text)}>
            {t('Settle the dispute')}
          </Button>
        )}
        {isBringer && !row.isContactShared && row.name && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => twice('contact')}>
            {sure === 'contact'
              ? t('Yes, share it with {firm}', { firm: row.lister.name })
              : t('Share the number and address')}
          </Button>
        )}
        {isBringer && row.state === 'open' && !row.disputedBy && (
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => twice('withdrawn')}>
            {sure === 'withdrawn' ? t('Yes, withdraw it') : t('Withdraw the introduction')}
          </Button>
        )}
      </p>
    </section>
  );
}

/** Events in order, which cannot be changed. */
function IntroductionHistory({ row }: { row: IntroductionDto }) {
  const { t } = useTexts('deals/co-broking');
  const textOf = ({ kind, rupees }: IntroductionEventDto) =>
    kind === 'commission'
      ? t(EVENT_LABELS.commission, { amount: formatRupees(rupees ?? 0) })
      : t(EVENT_LABELS[kind]);
  return (
    <section aria-labelledby="history" className="flex flex-col gap-2">
      <Heading level={2} size="panel" id="history">
        {t('History')}
      </Heading>
      <ol className="flex flex-col">
        {row.events.map((event) => (
          <li key={`${event.at}${event.kind}${event.side}`} className="border-line border-t py-2">
            <span className="block text-note text-ink-soft">
              {[formatDateTime(event.at, t.language), event.side && row[event.side].name, event.person]
                .filter((part, i, all) => part && all.indexOf(part) === i)
                .join(' · ')}
            </span>
            <span className="block">{textOf(event)}</span>
            {event.text && <q className="block whitespace-pre-line break-words">{event.text}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function IntroductionView({ initial }: { initial: IntroductionDto }) {
  const { t } = useTexts('deals/co-broking');
  const [row, setRow] = useState(initial);
  const { lister, bringer, side, property } = row;
  const firmOf = (firm: typeof lister) => [firm.name, firm.agentNumber].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant={row.state === 'registered' ? 'verified' : 'plain'}>
            {t(INTRODUCTION_LABELS[row.state])}
          </Badge>
          {row.disputedBy && <Badge variant="warning">{t('Disputed')}</Badge>}
        </p>
        <OwnDeal row={row} />
      </div>
      {row.disputedBy && (
        <Notice variant="warning">
          {row.disputedBy === side
            ? t('Your firm disputes this introduction. The history below is what both firms see.')
            : t('The other firm disputes this introduction. The history below is what both firms see.')}
        </Notice>
      )}
      <Facts
        title={t('Introductions')}
        items={[
          [
            t('Listing'),
            row.isListed ? (
              <Link key="home" href={`/properties/${property.id}`} className="underline">
                {property.title}
              </Link>
            ) : (
              property.title
            ),
          ],
          [t('Lists the home'), firmOf(lister)],
          [t('Brought the client'), firmOf(bringer)],
          [t('Introduced'), formatDateTime(row.introducedAt, t.language)],
          [t('Client'), [row.name || t('Name erased'), row.phone, row.email].filter(Boolean).join(' · ')],
          [
            t('Commission share'),
            t('{percent} % of the commission for {firm}', { percent: row.percent, firm: bringer.name }),
          ],
        ]}
      />
      <Division row={row} />
      <IntroductionHistory row={row} />
      {row.mayWrite && <IntroductionSteps row={row} onChanged={setRow} />}
    </>
  );
}
