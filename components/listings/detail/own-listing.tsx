'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { useVisitor } from '@/components/shell/header/use-visitor';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { OwnListingDto } from '@/lib/listings/dto';
import { api } from '@/lib/platform/browser/api';

/** The server's data about one's own listing; undefined for visitors and before the reply. */
function useOwn(id: string | undefined): (OwnListingDto & { isAdmin: boolean }) | undefined {
  const visitor = useVisitor();
  const isUser = visitor.kind === 'user';
  const [own, setOwn] = useState<OwnListingDto>();
  useEffect(() => {
    if (!isUser || !id) return;
    api<OwnListingDto>(`/api/property/${id}/own`).then(setOwn, () => undefined);
  }, [id, isUser]);
  return own?.isOwn ? { ...own, isAdmin: isUser && visitor.role.toLowerCase() === 'admin' } : undefined;
}

/** "This is your listing: Edit, Figures" for its owner and team. Admins have `Edit` on every listing. */
export function OwnListing({ id }: { id: string }) {
  const { t } = useTexts('listings/detail');
  const own = useOwn(id);
  if (!own) return null;
  const path = `/dashboard/properties/${id}`;
  return (
    <Notice>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-bold">
          {own.isPublic ? t('This is your listing.') : t('This is your listing. Visitors do not see it yet.')}
        </span>
        {!(own.isPublic && own.isAdmin) && <Link href={`${path}/edit`}>{t('Edit')}</Link>}
        <Link href={`${path}/figures`}>{t('Figures')}</Link>
        {!own.isPublic && <Link href={path}>{t('Preview')}</Link>}
      </span>
    </Notice>
  );
}

/** Replaces "no such listing" for its owner with the reason and a link. */
export function OwnListingHere({ children }: { children: ReactNode }) {
  const [, id] = /\/properties\/([0-9a-f]{24})$/i.exec(usePathname() ?? '') ?? [];
  const { t } = useTexts('listings/detail');
  const own = useOwn(id);
  useEffect(() => {
    // the server does not know the reader, so it titles the page "Property not found"
    if (own) document.title = document.title.replace(/^.*?(?= · |$)/, t('This is your listing.'));
  }, [own, t]);
  return id && own ? <OwnListing id={id} /> : children;
}
