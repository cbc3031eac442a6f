'use client';

import { useEffect } from 'react';
import { splitLanguage } from '@/lib/platform/language/languages';
import { sendActivity, sendListingView } from '@/lib/visitors/activity/client';
import { recordablePath } from '@/lib/visitors/activity/rules';

const LISTING = /^\/properties\/([0-9a-f]{24})$/i;

export function PageView() {
  useEffect(() => {
    const page = recordablePath(splitLanguage(window.location.pathname).path);
    const listing = LISTING.exec(page)?.[1];
    const recorded = sendActivity('page_view', { page });
    if (listing && !recorded) console.info('Guest ID not found');
    if (!listing || !document.querySelector('main article')) return;
    sendListingView(listing);
    if (recorded) sendActivity('product_view', { page, title: document.title.slice(0, 200) });
  }, []);
  return null;
}
