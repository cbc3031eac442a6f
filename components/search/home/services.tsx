import { useTexts } from '#language';
import { ServiceCard } from '@/components/content/service-lines/service-card';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { ServicesCarousel } from './services-carousel';

export function Services() {
  const { t } = useTexts('search/home');
  const slides = SERVICE_LINES.map((line) => ({
    key: line.slug,
    node: <ServiceCard line={line} />,
  }));
  return (
    <ServicesCarousel
      title={t('One office for everything around it')}
      label={t('Our seven service lines')}
      slides={slides}
    />
  );
}
