import clsx from 'clsx';

type Props = { label: string; current: string; tabs: { key: string; label: string; href: string }[] };

/** Tabs with addresses: links, not the tab widget, so they need no JavaScript and can be sent to a colleague. */
export function TabLinks({ label, current, tabs }: Props) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              href={tab.href}
              aria-current={tab.key === current ? 'page' : undefined}
              className={clsx(
                '-mb-px block border-b-2 px-3 py-2.5 no-underline system-fill',
                tab.key === current ? 'border-accent font-bold' : 'border-transparent text-ink-soft',
              )}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
