import { render, screen } from '@testing-library/react';
import type { Counts } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import type { Site } from '@/lib/settings/dto';
import { EXAMPLE_TESTIMONIALS, EXAMPLE_YEARS } from '@/lib/settings/testimonials/constants';
import { HomeView } from './home-view';

const site: Site = {
  name: 'Saptam Group',
  tagline: 'From Your Dream to Your Home',
  url: 'http://localhost',
  city: 'Nagpur',
  phone: '+917122345678',
  email: 'hello@saptam.example',
  whatsapp: '917122345678',
  address: 'Civil Lines',
  reraAgentNumber: undefined,
  codePrefix: 'SG',
  exitPopup: false,
  testimonials: [],
};

function counts(sale: number): Counts {
  const some = { sale, rent: 0 };
  return {
    total: sale,
    byCategory: Object.fromEntries(CATEGORIES.map((name) => [name, some])) as Counts['byCategory'],
    byType: some,
    byCity: sale > 0 ? [{ city: 'Nagpur', citySlug: 'nagpur', counts: some }] : [],
  };
}

// jsdom cannot lay out slides, which are the same with and without listings
jest.mock('./services', () => ({ Services: () => null }));
jest.mock('./featured', () => ({ Featured: () => null }));

const NONE = { featured: [], families: { path: '/buy', homes: [] }, starts: [], localities: [] };

function show(sale: number, testimonials: Site['testimonials'] = [], foundedYear?: number): HTMLElement {
  const given = { site: { ...site, testimonials, foundedYear }, counts: counts(sale), verified: 0 };
  return render(<HomeView site={given.site} data={{ ...given, ...NONE }} />).container;
}

const SECTIONS = ['Popular cities', 'Verified and new', 'What clients tell us'];
const title = (name: string) => screen.queryByRole('heading', { name });

test('shows no zero figures and no listing sections on an empty installation', () => {
  const text = show(0).textContent;
  expect(screen.getByText('Nothing is listed yet')).toBeVisible();
  for (const name of SECTIONS) expect(title(name)).toBeNull();
  expect(text).not.toMatch(/(?<![\d,.+])0(?![\d,.])/);
  expect(text).not.toMatch(/years in one city|★/);
  expect(text).not.toMatch(/None today|Clear filters|properties listed today/);
});

test('uses the singular for one listing', () => {
  const text = show(1).textContent;
  expect(text).toContain('1 property for sale and rent');
  expect(title('Popular cities')).toBeVisible();
  expect(title('What clients tell us')).toBeNull();
});

test('shows 15+ years and 5-star testimonials, marked as examples if they are the demo set’s', () => {
  const text = show(
    2,
    EXAMPLE_TESTIMONIALS.map((letter) => ({ ...letter, isExample: true })),
    new Date().getFullYear() - EXAMPLE_YEARS,
  ).textContent;
  expect(text).toContain('15+ years in one city');
  expect(screen.getByText('Example, not this firm’s own')).toBeVisible();
  expect(screen.getAllByRole('img', { name: '5-star testimonial' })).toHaveLength(
    EXAMPLE_TESTIMONIALS.length,
  );
  expect(title('What clients tell us')).toBeVisible();
  expect(screen.getAllByText('Example, not a client')).toHaveLength(EXAMPLE_TESTIMONIALS.length);
});

test('shows a firm’s own age and letters without a mark', () => {
  show(2, [{ name: 'Asha Rao', about: 'Besa', stars: 4, text: 'They answered.', isExample: false }], 2009);
  expect(screen.queryByText(/^Example/)).toBeNull();
  expect(screen.getByRole('img', { name: '4-star testimonial' })).toHaveTextContent('★★★★');
});
