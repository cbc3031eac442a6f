import { useTexts } from '#language';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { LogoCopy } from '@/components/shell/logo';
import { Link } from '@/components/ui/actions/link';
import { hoursText } from '@/lib/platform/text/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { PhoneAndMail } from './phone-and-mail';

type FirmLines = Pick<Site, 'name' | 'phone' | 'email' | 'social'> & {
  tagline: string;
  address: string;
  hours: string | undefined;
  registration: string | undefined;
};

function FooterFirm({ name, tagline, address, phone, email, hours, social, registration }: FirmLines) {
  return (
    <>
      <p className="flex items-center gap-2 font-bold text-xl">
        <LogoCopy />
        {name}
      </p>
      <p>{tagline}</p>
      <address className="flex flex-col gap-1 text-ink-soft not-italic">
        <span>{address}</span>
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <PhoneAndMail site={{ phone, email }} />
        </span>
      </address>
      {hours && <p className="text-ink-soft">{hours}</p>}
      {social && social.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {social.map((profile) => (
            <li key={profile.name}>
              <a className="link" href={profile.url} target="_blank" rel="noopener me">
                {profile.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {registration && <p className="text-ink-soft text-sm">{registration}</p>}
    </>
  );
}

function useFirmLines({ name, phone, email, social, ...site }: Site): FirmLines {
  const { t, label } = useTexts('shell');
  return {
    name,
    phone,
    email,
    social,
    tagline: label(site.tagline),
    address: addressIn(site.address, { label }),
    hours: site.hours && hoursText(site.hours, t.language),
    registration:
      site.reraAgentNumber && t('MahaRERA agent registration: {number}', { number: site.reraAgentNumber }),
  };
}

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
      ['/list-your-property', 'What listing costs'],
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
      ['/my-data', 'My data and rights'],
      ['/assistants', 'For assistants'],
    ],
  },
] as const;

export function FooterLinks() {
  const { t } = useTexts('shell');
  return COLUMNS.map((column) => (
    <nav key={column.title} aria-label={t(column.title)}>
      <p className="font-bold sm:mb-3">{t(column.title)}</p>
      <ul className="footer-links">
        {column.links.map(([href, text]) => (
          <li key={href}>
            <Link href={href}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

export function SiteFooter({ site }: { site: Site }) {
  const firm = useFirmLines(site);
  return (
    <footer className="mt-auto border-line border-t bg-sunken print:hidden">
      <div className="container-page grid gap-3 py-4 sm:grid-cols-2 sm:gap-10 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3 max-sm:gap-1">
          <FooterFirm {...firm} />
          <LanguageSwitch className="-ml-1.5" place="Language, at the bottom of the page" />
        </div>
        <FooterLinks />
      </div>
    </footer>
  );
}
