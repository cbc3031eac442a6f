import { useTexts } from '#language';
import { Handed } from '@/components/shell/handed';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { HOME_TEXTS } from './home-texts';
import { ServicesCarousel } from './later-home';
import { StaticServiceCard } from './static-home-parts';

/** The seven sister lines; the cards are rendered on the server, the carousel only moves them. */
export function Services() {
  const { t } = useTexts('search/home');
  const slides = SERVICE_LINES.map((line) => ({
    key: line.slug,
    node: <Handed to={StaticServiceCard} of={HOME_TEXTS} value={{ line }} />,
  }));
  return <ServicesCarousel label={t('Our seven service lines')} slides={slides} />;
}
