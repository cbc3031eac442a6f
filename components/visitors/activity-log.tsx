import { CircleDot, Eye, FileText, LogIn, type LucideIcon, MousePointerClick } from 'lucide-react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDateTime } from '@/lib/platform/text/format';
import { pageName } from '@/lib/visitors/activity/format';
import type { ActivityDto } from '@/lib/visitors/guests/dto';

/** Icons of some actions; the others share one. */
const ICONS: Record<string, LucideIcon> = {
  page_view: Eye,
  button_click: MousePointerClick,
  form_submit: FileText,
  login: LogIn,
};

/** Links only to addresses of this site, because the page's name came from a visitor's browser. */
const isOwnPath = (page: unknown): page is string => typeof page === 'string' && /^\/(?!\/|\\)/.test(page);

export function ActivityDetails({ entry }: { entry: ActivityDto }) {
  const { label, language } = useTexts('visitors/office');
  const { page, ...rest } = entry.metadata;
  if (entry.action === 'page_view' && isOwnPath(page)) {
    const name = entry.title ?? label(pageName(page));
    return (
      <Link className="link break-words" href={page} title={page} lang={ownWordsLang(name, language)}>
        {name}
      </Link>
    );
  }
  const pairs = Object.entries(page === undefined ? rest : { page, ...rest });
  if (pairs.length === 0) return <span className="text-ink-soft">—</span>;
  return (
    <span className="break-words text-ink-soft" lang="en">
      {pairs.map(([key, value]) => `${key}: ${String(value)}`).join(' · ')}
    </span>
  );
}

export function ActivityLog({ entries }: { entries: ActivityDto[] }) {
  const { t } = useTexts('visitors/office');
  if (entries.length === 0) return <p className="py-8">{t('No activities recorded for this guest.')}</p>;
  return (
    <ul className="flex flex-col text-note">
      {entries.map((entry) => (
        <ActivityLine key={entry._id} entry={entry} />
      ))}
    </ul>
  );
}

export function ActivityLine({ entry }: { entry: ActivityDto }) {
  const { label, language } = useTexts('visitors/office');
  const Icon = ICONS[entry.action] ?? CircleDot;
  return (
    <li className="grid grid-cols-[1.25rem_1fr] items-start gap-x-3 border-line border-b py-2 sm:grid-cols-[1.25rem_8rem_1fr_11rem]">
      <Icon className="mt-0.5 size-4 text-ink-soft" aria-hidden="true" />
      <span>{label(entry.action)}</span>
      <span className="min-w-0 max-sm:col-start-2">
        <ActivityDetails entry={entry} />
      </span>
      <time className="tabular text-ink-soft max-sm:col-start-2 sm:text-right" dateTime={entry.timestamp}>
        {formatDateTime(entry.timestamp, language)}
      </time>
    </li>
  );
}
