import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { STAGE_LABELS } from '@/lib/deals/constants';
import type { Side } from '@/lib/deals/introductions/constants';
import type { FirmPartDto, IntroductionDto } from '@/lib/deals/introductions/dto';
import { formatRupees } from '@/lib/platform/text/format';

type PartsProps = { parts: readonly FirmPartDto[]; nameOf: (side: Side) => string };

export function FirmParts({ parts, nameOf }: PartsProps) {
  const { t } = useTexts('deals/co-broking');
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full max-w-2xl text-left text-note">
        <thead>
          <tr className="text-ink-soft">
            <th className="py-1.5 pr-4 font-normal">{t('Firm')}</th>
            <th className="py-1.5 pr-4 text-right font-normal">{t('Part')}</th>
            <th className="py-1.5 pr-4 text-right font-normal">{t('GST')}</th>
            <th className="py-1.5 text-right font-normal">{t('In all')}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {parts.map(({ side, percent, rupees, gstPercent, gst, total }) => (
            <tr key={side} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 pr-4 font-bold">
                {nameOf(side)}
                <span className="block font-normal text-ink-soft">{`${percent} %`}</span>
              </th>
              <td className="py-1.5 pr-4 text-right">{formatRupees(rupees)}</td>
              <td className="py-1.5 pr-4 text-right">
                {formatRupees(gst)}
                <span className="block text-ink-soft">
                  {gstPercent > 0 ? `${gstPercent} %` : t('Not registered')}
                </span>
              </td>
              <td className="py-1.5 text-right">{formatRupees(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Division({ row }: { row: IntroductionDto }) {
  const { t } = useTexts('deals/co-broking');
  const { t: deal } = useTexts('deals');
  const nameOf = (side: Side) => row[side].name;
  const stated = row.deals.flatMap(({ rupees }) => (rupees === null ? [] : [rupees]));
  const isSame = new Set(stated).size < 2;
  const shown = isSame ? row.deals.filter(({ rupees }) => rupees !== null).slice(0, 1) : row.deals;
  return (
    <section aria-labelledby="division" className="flex flex-col gap-2">
      <Heading level={2} size="panel" id="division">
        {t('Commission')}
      </Heading>
      {row.deals.map(({ side, stage }) => (
        <p key={side} className="text-ink-soft">
          {t('The deal of {firm}: {stage}', { firm: nameOf(side), stage: deal(STAGE_LABELS[stage]) })}
        </p>
      ))}
      {!isSame && <Notice variant="warning">{t('The firms state different commissions')}</Notice>}
      {stated.length === 0 && (
        <p className="text-ink-soft">
          {t('It’s divided as soon as either firm’s deal states the commission.')}
        </p>
      )}
      {shown.map(
        ({ side, rupees, parts }) =>
          rupees !== null && (
            <div key={side} className="flex flex-col gap-1">
              <p>
                {t('{amount} in all, according to {firm}', {
                  amount: formatRupees(rupees),
                  firm: nameOf(side),
                })}
              </p>
              <FirmParts parts={parts} nameOf={nameOf} />
            </div>
          ),
      )}
    </section>
  );
}
