'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { useAskBeforeLeaving } from '@/components/ui/forms/use-ask-before-leaving';
import { STAGE_LABELS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';
import { DealCommission } from './deal-commission';
import { DealConflict } from './deal-conflict';
import { DealDates } from './deal-dates';
import { DealFacts } from './deal-facts';
import { DealLinks } from './deal-links';
import { DealPapers } from './deal-papers';
import { DealPart } from './deal-part';
import { DealParties } from './deal-parties';
import { StageSteps } from './stage-steps';
import { useDeal } from './use-deal';
import { useDrafts } from './use-drafts';

/** One deal: its stage, and everything that belongs to it. */
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
      window.location.assign(href('/dashboard/deals'));
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
          {isSure ? t('Yes, delete this deal for good') : t('Delete this deal')}
        </Button>
      )}
    </div>
  );
}
