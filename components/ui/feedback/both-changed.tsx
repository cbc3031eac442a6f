'use client';

import { useEffect, useRef } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from './notice';

export type BothChangedRow = { label: string; mine: string; theirs: string };

type Props = {
  rows: readonly BothChangedRow[];
  /** heading and labels that replace the defaults about another person */
  labels?: { heading?: string; theirs?: string; keepMine?: string; takeTheirs?: string };
  /** text if no field can be shown */
  note?: string;
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Fields that two people changed, side by side, with a choice. It takes the focus, so that it is noticed. */
export function BothChanged({ rows, labels, note, isBusy, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTexts('common');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const heading = labels?.heading ?? t('Someone else changed this too');
  return (
    <section ref={place} tabIndex={-1} aria-label={heading} className="scroll-mt-24">
      <Notice variant="warning">
        <Heading level={2} size="card">
          {heading}
        </Heading>
        {rows.length === 0 ? (
          <p className="mt-2">{note}</p>
        ) : (
          <div className="relative mt-3 overflow-x-auto">
            <table className="w-full text-left text-note">
              <thead>
                <tr className="border-line border-b">
                  <th className="py-2 pr-4">{t('Field')}</th>
                  <th className="py-2 pr-4">{t('Yours')}</th>
                  <th className="py-2">{labels?.theirs ?? t('Saved by them')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, mine, theirs }) => (
                  <tr key={label} className="border-line border-b align-top">
                    <th scope="row" className="py-2 pr-4 font-normal">
                      {label}
                    </th>
                    <td className="py-2 pr-4">{mine || t('(empty)')}</td>
                    <td className="py-2">{theirs || t('(empty)')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" disabled={isBusy} onClick={onKeepMine}>
            {labels?.keepMine ?? t('Overwrite theirs with mine')}
          </Button>
          <Button disabled={isBusy} onClick={onTakeTheirs}>
            {labels?.takeTheirs ?? t('Keep theirs, discard mine')}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
