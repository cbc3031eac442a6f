import { hoursText } from '@/lib/opening-hours';
import { site } from '@/lib/settings/data';
import { LogoMark } from './logo';
import { PhoneAndMail } from './phone-and-mail';

const COLUMNS = [
  {
    title: 'Property',
    links: [
      ['/buy', 'Buy'],
      ['/rent', 'Rent'],
      ['/buy/nagpur', 'Homes in Nagpur'],
      ['/properties/new', 'List your property'],
    ],
  },
  {
    title: 'Services',
    links: [
      ['/services/aashray', 'Realty consultancy'],
      ['/services/vridi', 'Loans'],
      ['/services/siddhant', 'Legal'],
      ['/services/kalpa', 'Architecture and interiors'],
      ['/services', 'All seven lines'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about', 'About us'],
      ['/contactform', 'Contact'],
      ['/troubleshooting-guide', 'Help'],
    ],
  },
] as const;

export async function SiteFooter() {
  const s = await site();
  return (
    <footer className="mt-auto border-line border-t bg-sunken">
      <div className="container-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3">
          <LogoMark className="size-10" />
          <p className="font-bold text-xl">{s.name}</p>
          <p>{s.tagline}</p>
          <address className="flex flex-col gap-1 text-ink-soft not-italic">
            <span>{s.address}</span>
            <PhoneAndMail site={s} />
          </address>
          {s.hours && <p className="text-ink-soft">{hoursText(s.hours)}</p>}
          {s.social && s.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {s.social.map(({ name, url }) => (
                <li key={name}>
                  <a className="link" href={url} target="_blank" rel="noopener me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {s.reraAgentNumber && (
            <p className="text-ink-soft text-sm">MahaRERA agent registration {s.reraAgentNumber}</p>
          )}
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className="mb-3 font-bold">{column.title}</p>
            <ul className="flex flex-col gap-2">
              {column.links.map(([href, label]) => (
                <li key={href}>
                  <a className="text-ink-soft no-underline hover:text-ink hover:underline" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
