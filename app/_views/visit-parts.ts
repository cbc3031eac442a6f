import { NavSearch } from '@/components/search/box/nav-search';
import { ShortlistLink } from '@/components/shortlists/shortlist-link';
import { ExitIntent } from '@/components/visitors/exit-popup/exit-intent';
import { PageView } from '@/components/visitors/page-view';
import { SearchRecord } from '@/components/visitors/search-record';

/** Of every public page, what it does not need before it is used. */
export const visitParts = { ExitIntent, NavSearch, PageView, SearchRecord, ShortlistLink };
