import { useTexts } from '#language';
import { duration } from '@/lib/platform/text/relative-time';

/** One's own answer time: the median, once there are enough answers. */
export function AnswerTime({ medianMs }: { medianMs: number | undefined }) {
  const { t } = useTexts('enquiries/leads');
  if (medianMs === undefined) return null;
  return (
    <p className="text-ink-soft max-lg:order-last">
      {t.rich('Half of the people who asked last had an answer within <b>{time}</b>.', {
        time: duration(medianMs, t.language),
        b: (text) => <strong>{text}</strong>,
      })}
    </p>
  );
}
