'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import type { DealDto } from '@/lib/deals/dto';
import { INTRODUCTION_LABELS } from '@/lib/deals/introductions/constants';
import type { IntroductionDto } from '@/lib/deals/introductions/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDateTime } from '@/lib/platform/text/format';
import { Division } from './division';
import { IntroductionHistory } from './introduction-history';
import { IntroductionSteps } from './introduction-steps';

/** The deal of the own firm, or the press that starts it. */
function OwnDeal({ row }: { row: IntroductionDto }) {
  const { t, href, reply } = useTexts('deals/co-broking');
  const [isBusy, setBusy] = useState(false);
  const own = row.deals.find(({ id }) => id !== null);
  const start = async () => {
    setBusy(true);
    try {
      const { data } = await api<{ data: DealDto }>('/api/deals', {
        method: 'POST',
        body: { introduction: row.id, stage: 'visit' },
      });
      window.location.assign(href(`/dashboard/deals/${data.id}`));
    } catch (error) {
      toast.error(reply(serverMessage(error)));
      setBusy(false);
    }
  };
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

/** One row of the ledger, as both firms see it. */
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
        title={t('Who has brought whom')}
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
            t('Share of the commission'),
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
