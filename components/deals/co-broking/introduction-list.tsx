import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { INTRODUCTION_LABELS } from '@/lib/deals/introductions/constants';
import type { IntroductionItemDto } from '@/lib/deals/introductions/dto';
import { formatDateTime } from '@/lib/platform/text/format';

/** Who has brought whom, the latest first: the same rows for both firms. */
export function IntroductionList({ introductions }: { introductions: readonly IntroductionItemDto[] }) {
  const { t } = useTexts('deals/co-broking');
  if (introductions.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="flex flex-col gap-2">
      <Heading level={2} id="introductions">
        {t('Introductions')}
      </Heading>
      <ul className="flex flex-col">
        {introductions.map(({ id, property, lister, bringer, side, name, percent, introducedAt, ...row }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3"
          >
            <span className="min-w-0 basis-80 grow">
              <Link href={`/dashboard/deals/co-broking/${id}`} className="font-bold">
                {name || t('Name erased')}
              </Link>
              <span className="block">{property.title}</span>
              <span className="block text-note text-ink-soft">
                {side === 'bringer'
                  ? t('Brought by your firm to {firm}', { firm: lister.name })
                  : t('Brought by {firm}', { firm: bringer.name })}
                {` · ${formatDateTime(introducedAt, t.language)}`}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <b className="tabular">{`${percent} %`}</b>
              {row.disputedBy && <Badge variant="warning">{t('Disputed')}</Badge>}
              <Badge variant={row.state === 'registered' ? 'verified' : 'plain'}>
                {t(INTRODUCTION_LABELS[row.state])}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
