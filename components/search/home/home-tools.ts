import { AdvancedSearch } from './advanced-search';
import { FeaturedFilter } from './featured-filter';
import { ServicesCarousel } from './services-carousel';

/** Of the home page, what it does not need before it is used. */
export const homeTools = { AdvancedSearch, FeaturedFilter, ServicesCarousel };
