import type { Metadata } from 'next';
import { HomeView } from '@/components/search/home/home-view';
import { JsonLd } from '@/components/shell/json-ld';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkStrip } from '@/components/shell/workspace/work-strip';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { texts } from '@/lib/platform/language/on-server';
import { loadHome } from '@/lib/search/loaders';
import { site } from '@/lib/settings/data';
import { realEstateAgent, webSite } from '@/lib/settings/format';
import { loadPublicHead } from '@/lib/settings/loaders';

/** Named by the filters of the home page. */
const LABELS = [...CATEGORIES, 'Sale', 'Rental'];

/** `/home` is the same page (docs/spec/pages.md#home-page). */
export async function generateMetadata(): Promise<Metadata> {
  const [{ name, city: english }, { t, label }] = await Promise.all([site(), texts('search/home')]);
  const city = label(english);
  const title = t('Homes, land and workplaces in {city} · {name}', { city, name });
  const description = t(
    'Flats, villas, plots, offices and farm land to buy and rent in {city}, with prices per sq ft, total costs and what’s known about the papers. Loans, legal help and interiors from one office.',
    { city },
  );
  return { ...(await loadPublicHead(t.language, '/', title, description)), title: { absolute: title } };
}

export default async function HomePage() {
  const [data, s, { label, language }] = await Promise.all([loadHome(), site(), texts()]);
  const documents = [webSite(s, language), realEstateAgent(s, { label, language })];
  return (
    <PageTexts of={['search/home', 'shortlists/hidden']} labels={LABELS}>
      <WorkStrip />
      <HomeView site={s} data={data} />
      <JsonLd documents={documents} />
    </PageTexts>
  );
}
