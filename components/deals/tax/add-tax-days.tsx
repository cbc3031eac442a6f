'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { DealDto } from '@/lib/deals/dto';
import { api, serverMessage } from '@/lib/platform/http/client';

type Props = { deal: DealDto; days: readonly { day: string; what: string }[] };

/** Adds the tax dates to the deal, each with a reminder three days before; existing ones stay. */
export function AddTaxDays({ deal, days }: Props) {
  const { t, reply } = useTexts('deals/tax');
  const missing = days.filter(
    ({ day, what }) => !deal.dates.some((date) => date.day === day && date.what === what),
  );
  const [isDone, setDone] = useState(missing.length === 0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function add() {
    setBusy(true);
    setProblem(undefined);
    try {
      const dates = [...deal.dates, ...missing.map((date) => ({ ...date, remindDays: 3 }))];
      await api(`/api/deals/${deal.id}`, { method: 'PATCH', body: { __v: deal.__v, dates } });
      setDone(true);
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    } finally {
      setBusy(false);
    }
  }
  if (isDone)
    return <p className="text-note text-verified">{t('The days are in the deal and in its calendar.')}</p>;
  return (
    <>
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button size="sm" className="self-start" disabled={busy} onClick={() => void add()}>
        {t('Put these days into the deal, with reminders')}
      </Button>
    </>
  );
}
