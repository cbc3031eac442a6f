'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink, PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { useAskBeforeLeaving } from '@/components/ui/forms/use-ask-before-leaving';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import {
  DEAL_KIND_LABELS,
  DEAL_STAGES,
  type DealKind,
  type DealStage,
  DOCUMENT_STATE_LABELS,
  type DocumentState,
  LOST_REASON_LABELS,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import type { CommissionDto, DealDateDto, DealDto, PartyDto } from '@/lib/deals/dto';
import { commissionText } from '@/lib/deals/format';
import { DEAL_DOCUMENTS, type DealDocument } from '@/lib/deals/papers.constants';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime, formatRupees } from '@/lib/platform/text/format';
import { LostSheet } from './board/lost-sheet';
import { DealCommission } from './deal-commission';
import { DealPapers } from './deal-papers';
import { DealPart } from './deal-part';
import { DealDates, DealFacts, DealParties } from './deal-parties';
import { type DealConflict as Conflict, type SaveDeal, useDeal } from './use-deal';
import { useDrafts } from './use-drafts';

const STEPS = DEAL_STAGES.filter((stage) => stage !== 'lost');

function StageSteps({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const { t } = useTexts('deals');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const [day, setDay] = useState(deal.closedOn ?? '');
  const reached = STEPS.indexOf(deal.stage as (typeof STEPS)[number]);
  return (
    <section aria-label={t('Stage')} className="flex flex-col gap-3">
      <ol className="flex flex-wrap gap-2">
        {STEPS.map((stage, i) => (
          <li key={stage}>
            <PlainButton
              aria-current={stage === deal.stage ? 'step' : undefined}
              onClick={() => void save({ stage }, { stage })}
              className={clsx(
                'min-h-11 rounded-md border px-3 text-note system-fill',
                stage === deal.stage
                  ? 'border-accent bg-accent-soft font-bold'
                  : i < reached
                    ? 'border-verified text-verified'
                    : 'border-line-strong hover:bg-sunken',
              )}
            >
              {t(STAGE_LABELS[stage])}
            </PlainButton>
          </li>
        ))}
        <li>
          <Button ref={opener} size="sm" className="min-h-11" onClick={open}>
            {deal.stage === 'lost' ? t('Lost: change the reason') : t('Lost')}
          </Button>
        </li>
      </ol>
      <p className="text-ink-soft">
        {t('{stage} since {date}', {
          stage: t(STAGE_LABELS[deal.stage]),
          date: formatDate(deal.stageSince, t.language),
        })}
        {deal.lostReason && `. ${t(LOST_REASON_LABELS[deal.lostReason])}`}
        {deal.lostNote && `. ${deal.lostNote}`}
      </p>
      {deal.stage === 'registered' && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save({ closedOn: day });
          }}
        >
          <DayField
            label={t('Day of the registration')}
            help={t('The half-yearly summary uses it')}
            value={day || (deal.closedOn ?? '')}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <SubmitButton size="sm" className="min-h-12">
            {t('Save the day')}
          </SubmitButton>
        </form>
      )}
      {opened > 0 && (
        <LostSheet
          title={deal.title}
          onClose={onClose}
          onLost={(lost) => void save({ stage: 'lost', ...lost }, { stage: 'lost', ...lost })}
        />
      )}
    </section>
  );
}

function DealLinks({ id, seesCommission }: { id: string; seesCommission: boolean }) {
  const { t } = useTexts('deals');
  const pages = [
    ['file', t('Deal file')],
    ['token', t('Token')],
    ['forms', t('Documents')],
    ['invoices', t('Invoices')],
  ] as const;
  return (
    <nav aria-label={t('More about this deal')}>
      <ul className="flex flex-wrap gap-2">
        {pages
          .filter(([page]) => page !== 'invoices' || seesCommission)
          .map(([page, label]) => (
            <li key={page}>
              <ButtonLink size="sm" href={`/dashboard/deals/${id}/${page}`}>
                {label}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const LABELS = {
  title: 'Title',
  kind: 'Kind',
  value: 'Value',
  notes: 'Notes',
  stage: 'Stage',
  property: 'Listing',
  parties: 'Parties',
  dates: 'Dates',
  closedOn: 'Day of the registration',
  commission: 'Commission',
} as const;

const isPaper = (name: string) => name.startsWith('paper ');
const paperOf = (name: string) => name.slice('paper '.length) as DealDocument;

function commissionLine(value: CommissionDto): string {
  const splits = value.splits.map(({ name, percent }) => `${name} ${percent} %`);
  // mine is as typed, so an amount has no `percent` and may be "1 lakh"
  const sum = value.percent == null ? String(value.rupees) : commissionText(value);
  return [sum, ...splits].join(', ');
}

function shown(t: Text<'deals'>, name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isPaper(name)) {
    const { state, note } = value as { state: DocumentState; note: string };
    return [t(DOCUMENT_STATE_LABELS[state]), note].filter(Boolean).join(': ');
  }
  switch (name) {
    case 'kind':
      return t(DEAL_KIND_LABELS[value as DealKind]);
    case 'value':
      return value ? formatRupees(Number(value)) : '';
    case 'stage': {
      const { stage, lostNote } = value as { stage: DealStage; lostNote: string };
      return [t(STAGE_LABELS[stage]), lostNote].filter(Boolean).join(': ');
    }
    case 'parties':
      return (value as PartyDto[]).map((party) => party.name || t('erased person')).join(', ');
    case 'dates':
      return (value as DealDateDto[])
        .map(({ day, what }) => `${formatDate(day, t.language)} ${what}`)
        .join(', ');
    case 'closedOn':
      return formatDate(String(value), t.language);
    case 'commission':
      return commissionLine(value as CommissionDto);
    default:
      return String(value);
  }
}

function DealConflict({ conflict, isBusy }: { conflict: Conflict; isBusy: boolean }) {
  const { t } = useTexts('deals');
  const { names, mine, theirs, decide } = conflict;
  const rows = names.map((name) => ({
    label: t(isPaper(name) ? DEAL_DOCUMENTS[paperOf(name)] : LABELS[name as keyof typeof LABELS]),
    mine: shown(t, name, mine[name]),
    theirs: shown(t, name, theirs[name]),
  }));
  return (
    <BothChanged
      rows={rows}
      isBusy={isBusy}
      onKeepMine={() => void decide('mine')}
      onTakeTheirs={() => void decide('theirs')}
    />
  );
}

export function DealView({
  stored,
  clients,
}: {
  stored: DealDto;
  clients: readonly { id: string; name: string }[];
}) {
  const { t, href, reply } = useTexts('deals');
  const { deal, save, problem, setProblem, conflict, stored: latest } = useDeal(stored);
  const { put, count, isBusy, saveAll } = useDrafts(save, latest);
  const leaving = useAskBeforeLeaving();
  useEffect(() => {
    leaving.current = count > 0;
  }, [leaving, count]);
  const onSave = () => void saveAll();
  const [isSure, setSure] = useState(false);
  async function remove() {
    if (!isSure) return setSure(true);
    try {
      await api(`/api/deals/${deal.id}`, { method: 'DELETE' });
      goTo(href('/dashboard/deals'));
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    }
  }
  return (
    <div className="flex flex-col gap-6">
      <p>
        <Link href="/dashboard/deals" className="underline">
          {t('All deals')}
        </Link>
        {deal.owner?.name && <span className="text-ink-soft"> · {deal.owner.name}</span>}
      </p>
      {problem && <Notice variant="error">{problem}</Notice>}
      {conflict && <DealConflict conflict={conflict} isBusy={isBusy} />}
      <DealLinks id={deal.id} seesCommission={deal.seesCommission} />
      <StageSteps deal={deal} save={save} />
      <DealFacts deal={deal} put={put} onSave={onSave} />
      <DealParties deal={deal} save={save} clients={clients} />
      <DealPapers deal={deal} put={put} />
      <DealDates deal={deal} save={save} />
      {deal.seesCommission && <DealCommission deal={deal} put={put} onSave={onSave} />}
      <DealPart title={t('History')}>
        <ol className="flex flex-col gap-1 text-note text-ink-soft">
          {deal.moves.map(({ to, at }) => (
            <li key={at}>
              {formatDateTime(at, t.language)}: {t(STAGE_LABELS[to])}
            </li>
          ))}
        </ol>
      </DealPart>
      {count > 0 && (
        <div className="sticky bottom-(--work-bar) z-10 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong bg-paper p-3 shadow-lift">
          <p role="status">{t('Not saved yet')}</p>
          <Button variant="primary" size="sm" disabled={isBusy} onClick={onSave}>
            {t('Save')}
          </Button>
        </div>
      )}
      {deal.mayDelete && (
        <Button variant="danger" size="sm" className="self-start" onClick={() => void remove()}>
          {isSure ? t('Yes, delete this deal permanently') : t('Delete this deal')}
        </Button>
      )}
    </div>
  );
}
