import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Section } from '@/components/ui/display/section';
import { EmptyState } from '@/components/ui/feedback/notice';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { HomeData } from '@/lib/search/dto';
import type { Site } from '@/lib/settings/dto';
import { CallToAction } from './call-to-action';
import { CityList } from './city-list';
import { TypeGrid } from './type-grid';
import { Reasons, Testimonials } from './voices';

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

export function LookingFor({ counts }: Pick<HomeData, 'counts'>) {
  const { t } = useTexts('search/home');
  return (
    <Section title={t('What are you looking for')}>
      {counts.total > 0 ? <TypeGrid counts={counts} /> : <NothingListed />}
    </Section>
  );
}

type EndProps = Pick<HomeData, 'counts' | 'verified'> & { site: Site; years: number };

/** What follows the service lines. */
export function HomeEnd({ site, counts, verified, years }: EndProps) {
  const { t } = useTexts('search/home');
  return (
    <>
      <Section title={t('Why people choose us')}>
        <Reasons
          counts={{ years, verified, services: SERVICE_LINES.length, listed: counts.total }}
          // the demo set fills the firm's age and its letters together
          isExample={site.testimonials.some(({ isExample }) => isExample)}
        />
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
