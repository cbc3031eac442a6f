'use client';

import { homeTools } from '#later/home-tools';
import { later } from '@/components/ui/hooks/on-use';

export const AdvancedSearch = later(homeTools.AdvancedSearch);
export const FeaturedFilter = later(homeTools.FeaturedFilter);
export const ServicesCarousel = later(homeTools.ServicesCarousel);
