import { onUse } from '@/components/ui/hooks/on-use';

export const homeTools = onUse(
  () => import('./home-tools').then((module) => module.homeTools),
  ['AdvancedSearch', 'FeaturedFilter', 'ServicesCarousel'],
);
