import { onUse } from '@/components/ui/hooks/on-use';

export const offerParts = onUse(
  () => import('./offer-parts').then((module) => module.offerParts),
  ['AlertBar', 'SaveSearch'],
);
