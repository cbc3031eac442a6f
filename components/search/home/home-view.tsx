import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Section } from '@/components/ui/display/section';
import { EmptyState } from '@/components/ui/feedback/notice';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { HomeData } from '@/lib/search/dto';
import type { Site } from '@/lib/settings/dto';
import { CallToAction } from './call-to-action';
import { CityList } from './city-list';
import { Featured } from './featured';
import { Hero } from './hero';
import { HomeAddress } from './home-address';
import { Services } from './services';
import { TypeGrid } from './type-grid';
import { Reasons, Testimonials } from './voices';

type Props = { site: Site; data: HomeData };

/** Replaces figures that would all be zero. */
function NothingListed() {
  const { t } = useTexts('search/home');
  return (
    <EmptyState title={t('Nothing is listed yet')}>
      <p className="measure text-ink-soft">
        {t(
          'The first homes will be here as soon as they are published. List yours, or write to us what you need.',
        )}
      </p>
      <ButtonLink href="/properties/new">{t('List your property')}</ButtonLink>
    </EmptyState>
  );
}

/** Sections about listings appear only if there are any: a new installation claims nothing (docs/spec.md#home-page). */
export function HomeView({ site, data: { counts, verified, featured } }: Props) {
  const { t } = useTexts('search/home');
  const years = site.foundedYear ? new Date().getFullYear() - site.foundedYear : 0;
  return (
    <>
      <HomeAddress />
      <Hero site={site} total={counts.total} cities={counts.byCity.length} />
      <Section title={t('What are you looking for')}>
        {counts.total > 0 ? <TypeGrid counts={counts} /> : <NothingListed />}
      </Section>
      {featured.length > 0 && (
        <Section
          title={t('Verified and new')}
          lead={t('Our team has compared title, price, place, size and photographs of these with evidence.')}
          actions={<ButtonLink href="/buy?status=verified">{t('See all verified')}</ButtonLink>}
        >
          <Featured items={featured} />
        </Section>
      )}
      <Section
        title={t('One office for everything around it')}
        lead={t('Seven sister lines, each with its own people.')}
      >
        <Services />
      </Section>
      <Section title={t('What is here today')}>
        <Reasons counts={{ years, verified, services: SERVICE_LINES.length, listed: counts.total }} />
      </Section>
      {site.testimonials.length > 0 && (
        <Section title={t('What clients tell us')}>
          <Testimonials letters={site.testimonials} />
        </Section>
      )}
      {counts.byCity.length > 0 && (
        <Section title={t('Popular cities')} lead={t('By what is listed there today.')}>
          <CityList cities={counts.byCity} />
        </Section>
      )}
      <CallToAction site={site} />
    </>
  );
}
