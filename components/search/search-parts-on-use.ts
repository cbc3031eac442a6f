import { onUse } from '@/components/ui/hooks/on-use';

export const searchParts = onUse(
  () => import('./search-parts').then((module) => module.searchParts),
  ['AskBox', 'StaticCards'],
);
