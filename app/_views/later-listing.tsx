'use client';

import { listingTools } from '#later/listing-tools';
import { later } from '@/components/ui/hooks/on-use';

export const ContactTools = later(listingTools.ContactTools);
export const CostIsland = later(listingTools.CostIsland);
export const EditButton = later(listingTools.EditButton);
export const Gallery = later(listingTools.Gallery);
export const GoneButton = later(listingTools.GoneButton);
export const MatchingClients = later(listingTools.MatchingClients);
export const OwnListing = later(listingTools.OwnListing);
export const PlaceMap = later(listingTools.PlaceMap);
export const ReportListing = later(listingTools.ReportListing);
export const SaveButton = later(listingTools.SaveButton);
export const Share = later(listingTools.Share);
export const Visited = later(listingTools.Visited);
