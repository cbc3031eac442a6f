import { onUse } from '@/components/ui/hooks/on-use';

export const frameParts = onUse(
  () => import('./frame-parts').then((module) => module.frameParts),
  ['LanguageSwitch', 'Nav', 'OfflineSupport'],
);
