import { onUse } from '@/components/ui/hooks/on-use';

export const listParts = onUse(
  () => import('./list-parts').then((module) => module.listParts),
  ['CardPriceSwitch', 'Disclosure', 'FilterSheet', 'LiveCount'],
);
