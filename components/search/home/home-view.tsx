import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Section } from '@/components/ui/display/section';
import type { HomeData } from '@/lib/search/dto';
import type { Site } from '@/lib/settings/dto';
import { Featured } from './featured';
import { Hero } from './hero';
import { HomeAddress } from './home-address';
import { HomeEnd, LookingFor } from './home-parts';
import { Services } from './services';

type Props = { site: Site; data: HomeData };

/** Sections about listings appear only if there are any: a new installation claims nothing (docs/spec/pages.md#home-page). */
export function HomeView({ site, data: { counts, verified, featured } }: Props) {
  const { t } = useTexts('search/home');
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
