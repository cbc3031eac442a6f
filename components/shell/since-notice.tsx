import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { formatDateTime } from '@/lib/platform/text/format';

/** The notice above a list linked from a figure of Today, which shows only changes since the previous visit. */
export function SinceNotice({ since, all }: { since: string | undefined; all: string }) {
  const { t } = useTexts('office/today');
  if (!since) return null;
  return (
    <p className="flex flex-wrap items-center gap-4">
      <span>{t('Only changes since {time}.', { time: formatDateTime(since, t.language) })}</span>
      <Link href={all}>{t('Show all')}</Link>
    </p>
  );
}
