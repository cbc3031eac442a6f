'use client';

import { offerParts } from '#later/offer-parts';
import { later } from '@/components/ui/hooks/on-use';

export const AlertBar = later(offerParts.AlertBar);
export const SaveSearch = later(offerParts.SaveSearch);
