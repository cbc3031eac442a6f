import { MatchingClients } from '@/components/clients/matching-clients';
import { EditButton } from '@/components/listings/detail/edit-button';
import { Gallery } from '@/components/listings/detail/gallery';
import { OwnListing } from '@/components/listings/detail/own-listing';
import { PlaceMap } from '@/components/listings/detail/place-map';
import { Share } from '@/components/listings/detail/share';
import { GoneButton } from '@/components/listings/freshness/gone-button';
import { ReportListing } from '@/components/moderation/reports/report-listing';
import { SaveButton } from '@/components/shortlists/save-button';
import { Visited } from '@/components/shortlists/visited';
import { ContactTools } from './contact-tools';
import { CostIsland } from './cost-island';

/** Of a listing's page, what it does not need before it is used. */
export const listingTools = {
  ContactTools,
  CostIsland,
  EditButton,
  Gallery,
  GoneButton,
  MatchingClients,
  OwnListing,
  PlaceMap,
  ReportListing,
  SaveButton,
  Share,
  Visited,
};
