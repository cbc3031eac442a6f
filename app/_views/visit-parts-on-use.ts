import { onUse } from '@/components/ui/hooks/on-use';

export const visitParts = onUse(
  () => import('./visit-parts').then((module) => module.visitParts),
  ['ExitIntent', 'NavSearch', 'PageView', 'SearchRecord', 'ShortlistLink'],
);
