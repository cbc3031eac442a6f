'use client';

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import type { CoBrokingDto, CommissionDto, DealDto } from '@/lib/deals/dto';
import { commissionText, readCommission } from '@/lib/deals/format';
import { commissionSchema } from '@/lib/deals/schema';
import { formatRupees } from '@/lib/platform/text/format';
import { FirmParts } from './co-broking/division';
import { DealPart } from './deal-part';
import type { PutDraft } from './use-drafts';

function Amounts({ commission }: { commission: CommissionDto }) {
  const { rupees, gst, gstPercent, total, splits } = commission;
  const { t } = useTexts('deals');
  const rows: [string, number][] = [
    [t('Commission'), rupees],
    ...(gstPercent > 0
      ? [
          [t('GST {gstPercent} %', { gstPercent }), gst] as [string, number],
          [t('In all'), total] as [string, number],
        ]
      : []),
    ...splits.map(({ name, percent, rupees: part }) => [`${name}, ${percent} %`, part] as [string, number]),
  ];
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows.map(([label, sum]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular text-right">{formatRupees(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function BetweenFirms({ coBroking }: { coBroking: CoBrokingDto }) {
  const { t } = useTexts('deals/co-broking');
  const { introduction, parts, side } = coBroking;
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Link href={`/dashboard/deals/co-broking/${introduction}`} className="underline">
          {t('Who introduced this client')}
        </Link>
      </p>
      {parts.length > 0 && (
        <>
          <FirmParts parts={parts} nameOf={(one) => (one === side ? t('Your firm') : t('The other firm'))} />
          <p className="text-note text-ink-soft">
            {t('The field below states the whole commission. Your firm bills its own part.')}
          </p>
        </>
      )}
    </div>
  );
}

type Share = { name: string; percent: string };

const commissionInput = (commission: CommissionDto | null) => ({
  typed: commission ? commissionText(commission) : '',
  shares: (commission?.splits ?? []).map(({ name, percent }) => ({ name, percent: String(percent) })),
});
const textOf = ({ typed, shares }: ReturnType<typeof commissionInput>): string =>
  JSON.stringify([typed, shares]);

export function DealCommission({ deal, put, onSave }: { deal: DealDto; put: PutDraft; onSave: () => void }) {
  const { t, reply } = useTexts('deals');
  const { commission } = deal;
  const start = commissionInput(commission);
  const [typed, setTyped] = useState(start.typed);
  const [shares, setShares] = useState<Share[]>(start.shares);
  const [wrong, setWrong] = useState<string>();
  const change = (at: number, part: Partial<Share>) =>
    setShares(shares.map((share, i) => (i === at ? { ...share, ...part } : share)));
  const now = textOf({ typed, shares });
  const [stored, setStored] = useState(now);
  useEffect(() => {
    if (now === stored) return put('commission', undefined);
    put('commission', {
      async read() {
        const input = typed.trim() ? { ...readCommission(typed), splits: shares } : null;
        const checked = input && commissionSchema.safeParse(input);
        setWrong(checked && !checked.success ? reply(checked.error.issues[0]?.message ?? '') : undefined);
        return !checked || checked.success ? { commission: input } : undefined;
      },
      done: () => setStored(now),
    });
  });
  // shows saved values if this form has no unsaved changes
  const latest = textOf(start);
  const shown = useRef(latest);
  useEffect(() => {
    if (now !== stored || shown.current === latest) return;
    shown.current = latest;
    setTyped(start.typed);
    setShares(start.shares);
    setStored(latest);
  });
  return (
    <DealPart title={t('Commission')}>
      {deal.coBroking && <BetweenFirms coBroking={deal.coBroking} />}
      {commission && commission.agreed > 0 && <Amounts commission={commission} />}
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <TextField
          label={t('How much')}
          help={t(
            '“2 %” of the value, or an amount such as 1 lakh. GST is added with a GSTIN in the billing details',
          )}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {shares.map(({ name, percent }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <div key={i} className="grid grid-cols-[1fr_6rem_auto] items-end gap-3">
            <TextField
              label={t('Person {n}', { n: i + 1 })}
              value={name}
              onChange={(event) => change(i, { name: event.currentTarget.value })}
            />
            <TextField
              label={t('Per cent')}
              inputMode="decimal"
              value={percent}
              onChange={(event) => change(i, { percent: event.currentTarget.value })}
            />
            <Button
              variant="quiet"
              className="min-h-12"
              aria-label={t('Remove person {n}', { n: i + 1 })}
              onClick={() => setShares(shares.filter((_, at) => at !== i))}
            >
              {t('Remove')}
            </Button>
          </div>
        ))}
        {wrong && <Notice variant="error">{wrong}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setShares([...shares, { name: '', percent: '' }])}>
            {t('Divide among people')}
          </Button>
          <SubmitButton hidden className="hidden">
            {t('Save')}
          </SubmitButton>
        </div>
      </form>
    </DealPart>
  );
}
