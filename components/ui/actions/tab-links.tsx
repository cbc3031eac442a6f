import clsx from 'clsx';
import { Link } from '@/components/ui/actions/link';

type Props = {
  label: string;
  current: string;
  tabs: readonly { key: string; label: string; href: string }[];
  /** true to scroll sideways on a narrow screen instead of wrapping */
  isOneRow?: boolean;
};

/** Tabs with addresses. They are links instead of the tab widget, so they need no JavaScript and can be shared. */
export function TabLinks({ label, current, tabs, isOneRow = false }: Props) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className={clsx('flex gap-x-1', isOneRow ? 'max-md:overflow-x-auto md:flex-wrap' : 'flex-wrap')}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              href={tab.href}
              aria-current={tab.key === current ? 'page' : undefined}
              className={clsx(
                '-mb-px block whitespace-nowrap border-b-2 px-3 py-2.5 no-underline max-md:px-2.5 system-fill',
                tab.key === current ? 'border-accent font-bold' : 'border-transparent text-ink-soft',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
