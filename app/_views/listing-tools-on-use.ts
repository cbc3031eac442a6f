import { onUse } from '@/components/ui/hooks/on-use';

export const listingTools = onUse(
  () => import('./listing-tools').then((module) => module.listingTools),
  [
    'ContactTools',
    'CostIsland',
    'EditButton',
    'Gallery',
    'GoneButton',
    'MatchingClients',
    'OwnListing',
    'PlaceMap',
    'ReportListing',
    'SaveButton',
    'Share',
    'Visited',
  ],
);
