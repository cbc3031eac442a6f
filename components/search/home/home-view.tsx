import { useTexts } from '#language';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Section } from '@/components/ui/display/section';
import type { HomeData } from '@/lib/search/dto';
import type { Site } from '@/lib/settings/dto';
import { realEstateAgent, webSite } from '@/lib/settings/format';
import { CallToAction } from './call-to-action';
import { CityList } from './city-list';
import { Featured } from './featured';
import { Hero } from './hero';
import { HomeAddress } from './home-address';
import { Services } from './services';
import { TypeGrid } from './type-grid';
import { Reasons, Testimonials } from './voices';

type Props = { site: Site; data: HomeData };

export function HomeView({ site, data: { counts, featured } }: Props) {
  const { t, label } = useTexts('search/home');
  return (
    <>
      <HomeAddress />
      <Hero site={site} total={counts.total} cities={counts.byCity.length} />
      <Section title={t('What are you looking for')}>
        <TypeGrid counts={counts} />
      </Section>
      <Section
        title={t('Verified and new')}
        lead={t('Our team has compared title, price, place, size and photographs of these with evidence.')}
        actions={<ButtonLink href="/buy?status=verified">{t('See all verified')}</ButtonLink>}
      >
        <Featured items={featured} />
      </Section>
      <Section
        title={t('One office for everything around it')}
        lead={t('Seven sister lines, each with its own people.')}
      >
        <Services />
      </Section>
      <Section title={t('Why people choose us')}>
        <Reasons listed={counts.total} />
      </Section>
      <Section title={t('What clients tell us')}>
        {/* the wording is a sample until the owner replaces it: nobody may take it for a client's */}
        <p className="mb-6 text-ink-soft">
          {t("Sample wording, shown until our own clients' letters stand here.")}
        </p>
        <Testimonials />
      </Section>
      <Section title={t('Popular cities')} lead={t('By what is listed there today.')}>
        <CityList cities={counts.byCity} />
      </Section>
      <CallToAction site={site} />
      <JsonLd
        documents={[webSite(site, t.language), realEstateAgent(site, { label, language: t.language })]}
      />
    </>
  );
}
