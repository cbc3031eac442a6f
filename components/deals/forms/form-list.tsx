import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { FORM_KIND_LABELS, FORM_STATE_LABELS } from '@/lib/deals/forms/constants';
import type { FormHeadDto } from '@/lib/deals/forms/dto';
import { LANGUAGE_NAMES } from '@/lib/platform/language/languages';
import { formatDate } from '@/lib/platform/text/format';

export function FormList({ forms }: { forms: readonly FormHeadDto[] }) {
  const { t } = useTexts('deals/forms');
  if (forms.length === 0) return <p className="text-ink-soft">{t('No document yet')}</p>;
  return (
    <ul className="flex flex-col">
      {forms.map(({ id, deal, kind, state, version, language, changedAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-3">
          <Link href={`/dashboard/deals/${deal}/forms/${id}`} className="font-bold underline">
            {t(FORM_KIND_LABELS[kind])}
          </Link>
          <Badge variant={state === 'signed' ? 'verified' : 'plain'}>{t(FORM_STATE_LABELS[state])}</Badge>
          <span className="text-note text-ink-soft">
            {t('Version {version}, {date}', { version, date: formatDate(changedAt, t.language) })} ·{' '}
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
