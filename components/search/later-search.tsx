'use client';

import { searchParts } from '#later/search-parts';
import { later } from '@/components/ui/hooks/on-use';

export const AskBox = later(searchParts.AskBox);
export const StaticCards = later(searchParts.StaticCards);
