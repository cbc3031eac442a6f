'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { DayField } from '@/components/ui/forms/day-field';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { DEAL_STAGES, LOST_REASON_LABELS, STAGE_LABELS } from '@/lib/deals/constants';
import type { DealDto } from '@/lib/deals/dto';
import { formatDate } from '@/lib/platform/text/format';
import { LostSheet } from './board/lost-sheet';
import type { SaveDeal } from './use-deal';

const STEPS = DEAL_STAGES.filter((stage) => stage !== 'lost');

/** The stages of a deal, each a button. */
export function StageSteps({ deal, save }: { deal: DealDto; save: SaveDeal }) {
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
            help={t('The half-yearly summary goes by it')}
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
