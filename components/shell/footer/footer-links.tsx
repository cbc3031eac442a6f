import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';

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
    ],
  },
] as const;

export function FooterLinks() {
  const { t } = useTexts('shell');
  return COLUMNS.map((column) => (
    <nav key={column.title} aria-label={t(column.title)}>
      <p className="mb-3 font-bold">{t(column.title)}</p>
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
