'use client';

import { frameParts } from '#later/frame-parts';
import { later } from '@/components/ui/hooks/on-use';

export const LanguageSwitch = later(frameParts.LanguageSwitch);
export const Nav = later(frameParts.Nav);
export const OfflineSupport = later(frameParts.OfflineSupport);
