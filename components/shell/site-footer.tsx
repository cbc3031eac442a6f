import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { hoursText } from '@/lib/platform/time/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { LanguageSwitch } from './language-switch';
import { LogoMark } from './logo';
import { PhoneAndMail } from './phone-and-mail';

const COLUMNS = [
  {
    title: 'Property',
    links: [
      ['/buy', 'Buy'],
      ['/rent', 'Rent'],
      ['/buy/nagpur', 'Homes in Nagpur'],
      ['/shortlist', 'My shortlist'],
      ['/visits', 'My visits'],
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
      ['/help', 'Help'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/grievance', 'Complaints'],
    ],
  },
] as const;

export function SiteFooter({ site }: { site: Site }) {
  const { t, label } = useTexts('shell');
  return (
    <footer className="print:hidden mt-auto border-line border-t bg-sunken">
      <div className="container-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3">
          <LogoMark className="size-10" />
          <p className="font-bold text-xl">{site.name}</p>
          <p>{label(site.tagline)}</p>
          <address className="flex flex-col gap-1 text-ink-soft not-italic">
            <span>{addressIn(site.address, { label })}</span>
            <PhoneAndMail site={site} />
          </address>
          {site.hours && <p className="text-ink-soft">{hoursText(site.hours, t.language)}</p>}
          {site.social && site.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a className="link" href={url} target="_blank" rel="noopener me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="text-ink-soft text-sm">
            {site.reraAgentNumber
              ? t('MahaRERA agent registration: {number}', { number: site.reraAgentNumber })
              : t('MahaRERA agent registration: not given yet')}
          </p>
          <LanguageSwitch className="-ml-1.5" />
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={t(column.title)}>
            <p className="mb-3 font-bold">{t(column.title)}</p>
            <ul className="flex flex-col gap-2">
              {column.links.map(([href, text]) => (
                <li key={href}>
                  <Link className="text-ink-soft no-underline hover:text-ink hover:underline" href={href}>
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
