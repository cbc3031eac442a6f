import { useText } from '#language';
import { ServiceCard } from '@/components/service/service-card';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import { ServicesCarousel } from './services-carousel';

/** The seven sister lines; the cards are made on the server, the carousel only moves them. */
export function Services() {
  const t = useText('home');
  const slides = SERVICE_LINES.map((line) => ({ key: line.slug, node: <ServiceCard line={line} /> }));
  return <ServicesCarousel label={t('Our seven service lines')} slides={slides} />;
}
