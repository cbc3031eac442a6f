import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Section } from '@/components/ui/display/section';
import type { HomeData } from '@/lib/search/dto';
import type { Site } from '@/lib/settings/dto';
import { Featured } from './featured';
import { Hero } from './hero';
import { HomeAddress } from './home-address';
import { HomeEnd, LookingFor } from './home-parts';
import { HomeLocalities, HomeTiles, Starts } from './homes-to-see';
import { Services } from './services';

type Props = { site: Site; data: HomeData };

/** Sections about listings appear only if there are any: a new installation claims nothing (docs/spec/pages.md#home-page). */
export function HomeView({ site, data }: Props) {
  const { t, label } = useTexts('search/home');
  const { counts, verified, featured, families, starts, localities } = data;
  const years = site.foundedYear ? new Date().getFullYear() - site.foundedYear : 0;
  return (
    <>
      <HomeAddress />
      <Hero site={site} total={counts.total} cities={counts.byCity.length} />
      {featured.length > 0 && (
        <Section
          title={t('Verified and new')}
          lead={t(
            'Our team has compared title, description, price, place, size and photographs of these with evidence.',
          )}
          actions={<ButtonLink href="/buy?status=verified">{t('See all verified')}</ButtonLink>}
        >
          <Featured items={featured} />
        </Section>
      )}
      {families.homes.length > 0 && (
        <Section
          title={t('For families: 2 and 3 BHK')}
          actions={<ButtonLink href={families.path}>{t('See all of them')}</ButtonLink>}
        >
          <HomeTiles items={families.homes} />
        </Section>
      )}
      {starts.length > 0 && (
        <Section title={t('Quick searches')}>
          <Starts starts={starts} />
        </Section>
      )}
      {localities.length > 0 && (
        <Section
          title={t('Localities of {city}', { city: label(site.city) })}
          lead={t('Homes for sale, and the middle of their prices per sq ft.')}
        >
          <HomeLocalities localities={localities} />
        </Section>
      )}
      <LookingFor counts={counts} />
      <Section
        title={t('One office for everything around it')}
        lead={t('Seven sister lines, each with its own people.')}
      >
        <Services />
      </Section>
      <HomeEnd {...{ site, counts, verified, years }} />
    </>
  );
}
