'use client';

import { listParts } from '#later/list-parts';
import { later } from '@/components/ui/hooks/on-use';

export const CardPriceSwitch = later(listParts.CardPriceSwitch);
export const Disclosure = later(listParts.Disclosure);
export const FilterSheet = later(listParts.FilterSheet);
export const LiveCount = later(listParts.LiveCount);
