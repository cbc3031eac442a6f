import type { MedianDto } from '@/lib/enquiries/dto';
import { ENQUIRIES_PATH as PATH } from '@/lib/enquiries/inbox/constants';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { duration } from '@/lib/platform/text/relative-time';

type Counts = { fresh: number; overdue: number; answered: number };
type Median = (MedianDto & { from: string }) | undefined;

function medianNote({ of, from }: NonNullable<Median>) {
  return (
    <a className="link" href={listUrl(PATH, { status: 'answered', from })}>
      {of === 1 ? 'of 1 answered in 30 days' : `median of ${formatNumber(of)} answered in 30 days`}
    </a>
  );
}

export const enquiryStats = (counts: Counts, median: Median) => [
  { label: 'New enquiries', value: formatNumber(counts.fresh), href: listUrl(PATH, { status: 'new' }) },
  {
    label: 'Overdue',
    value: formatNumber(counts.overdue),
    href: listUrl(PATH, { status: 'overdue' }),
    note: 'new for a day, or past the date',
  },
  { label: 'Answered', value: formatNumber(counts.answered), href: listUrl(PATH, { status: 'answered' }) },
  {
    label: 'Time to first answer',
    value: median ? duration(median.ms) : '—',
    note: median ? medianNote(median) : 'no answer in 30 days',
  },
];
