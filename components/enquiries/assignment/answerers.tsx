'use client';

import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { AnswersPageDto } from '@/lib/enquiries/assignment/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { duration } from '@/lib/platform/text/relative-time';

type Props = Pick<AnswersPageDto, 'answerers' | 'handovers'>;

/** How each member answers, and what went on to a colleague: what the lead of the team looks at. */
export function Answerers({ answerers, handovers }: Props) {
  const { t } = useTexts('enquiries/assignment');
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2}>{t('Members')}</Heading>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-line border-b text-note">
              <th className="py-2 pr-4">{t('Member')}</th>
              <th className="py-2 pr-4">{t('Waiting now')}</th>
              <th className="py-2 pr-4">{t('Waits longest since')}</th>
              <th className="py-2 pr-4">{t('Own measured time')}</th>
              <th className="py-2">{t('Handed over in 30 days')}</th>
            </tr>
          </thead>
          <tbody>
            {answerers.map(({ id, name, waiting, oldest, medianMs, handedOver }) => (
              <tr key={id} className="border-line border-b">
                <th scope="row" className="py-3 pr-4">
                  <Link className="link" href={`/dashboard/leads?assignee=${id}`}>
                    {name}
                  </Link>
                </th>
                <td className="py-3 pr-4 tabular">{waiting}</td>
                <td className="py-3 pr-4">{oldest ? formatDateTime(oldest, t.language) : '–'}</td>
                <td className="py-3 pr-4">
                  {medianMs === undefined ? t('Not known yet') : duration(medianMs, t.language)}
                </td>
                <td className="py-3 tabular">{handedOver}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {handovers.length > 0 && (
        <>
          <Heading level={3} size="card">
            {t('Latest handovers')}
          </Heading>
          <ul className="flex flex-col divide-y divide-line">
            {handovers.map(({ lead, name, from, to, at }) => (
              <li key={`${lead} ${at}`} className="flex flex-wrap gap-x-3 py-2">
                <Link className="link" href={`/dashboard/leads/${lead}`}>
                  {name ?? t('Somebody')}
                </Link>
                <span>{t('Handed over: {from} → {to}', { from, to })}</span>
                <span className="text-ink-soft text-note">{formatDateTime(at, t.language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
