import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { EVENT_LABELS } from '@/lib/deals/introductions/constants';
import type { IntroductionDto, IntroductionEventDto } from '@/lib/deals/introductions/dto';
import { formatDateTime, formatRupees } from '@/lib/platform/text/format';

/** What happened, in its order: nothing of it can be changed. */
export function IntroductionHistory({ row }: { row: IntroductionDto }) {
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
