import { Link } from '@/components/ui/actions/link';
import type { MedianDto } from '@/lib/enquiries/dto';
import { ENQUIRIES_PATH as PATH } from '@/lib/enquiries/inbox/constants';
import type { Texts } from '@/lib/platform/language/translate';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { duration } from '@/lib/platform/text/relative-time';

type Counts = { fresh: number; overdue: number; answered: number };
type T = Texts<'enquiries/inbox'>;
type Median = (MedianDto & { from: string }) | undefined;

function medianNote({ t }: T, { of, from }: NonNullable<Median>) {
  return (
    <Link className="link" href={listUrl(PATH, { status: 'answered', from })}>
      {t('{of, plural, one {of # answered in 30 days} other {median of # answered in 30 days}}', { of })}
    </Link>
  );
}

export function enquiryStats(texts: T, counts: Counts, median: Median) {
  const { t, language } = texts;
  return [
    { label: t('New enquiries'), value: formatNumber(counts.fresh), href: listUrl(PATH, { status: 'new' }) },
    {
      label: t('Overdue'),
      value: formatNumber(counts.overdue),
      href: listUrl(PATH, { status: 'overdue' }),
      note: t('new for over a day, or past its date'),
    },
    {
      label: t('Answered'),
      value: formatNumber(counts.answered),
      href: listUrl(PATH, { status: 'answered' }),
    },
    {
      label: t('Time to first reply'),
      value: median ? duration(median.ms, language) : '—',
      note: median ? medianNote(texts, median) : t('no replies in 30 days'),
    },
  ];
}
