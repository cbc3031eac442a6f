'use client';

import { visitParts } from '#later/visit-parts';
import { later } from '@/components/ui/hooks/on-use';

export const ExitIntent = later(visitParts.ExitIntent);
export const NavSearch = later(visitParts.NavSearch);
export const PageView = later(visitParts.PageView);
export const SearchRecord = later(visitParts.SearchRecord);
export const ShortlistLink = later(visitParts.ShortlistLink);
