import { CardPriceSwitch } from '@/components/search/list/card-price-switch';
import { Disclosure } from './disclosure';
import { FilterSheet } from './filter-sheet';
import { LiveCount } from './live-count';

/** Of a list, what it does not need before it is used. */
export const listParts = { CardPriceSwitch, Disclosure, FilterSheet, LiveCount };
