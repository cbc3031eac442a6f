import { HOUR_MS } from '@/lib/platform/time/time';
import { ANSWER_BANDS, MIN_BAND_ANSWERS } from './constants';

type Asked = { askedAt: Date; firstAnsweredAt?: Date | null | undefined };

const waitOf = ({ askedAt, firstAnsweredAt }: Asked, now: Date) =>
  (firstAnsweredAt ?? now).getTime() - askedAt.getTime();

/** The median milliseconds to the first answer. Open enquiries count with their wait so far; undefined with too few answers. */
export function medianAnswerMs(questions: readonly Asked[], now: Date): number | undefined {
  if (questions.filter(({ firstAnsweredAt }) => firstAnsweredAt).length < MIN_BAND_ANSWERS) return undefined;
  const waits = questions.map((question) => waitOf(question, now)).sort((a, b) => a - b);
  return waits[Math.floor(waits.length / 2)];
}

/** Reply time shown to buyers; none if it is too long for "usually" or too few replies are known. */
export function answerBandOf(medianMs: number | undefined): string | undefined {
  if (medianMs === undefined) return undefined;
  return ANSWER_BANDS.find(({ hours }) => medianMs <= hours * HOUR_MS)?.label;
}
