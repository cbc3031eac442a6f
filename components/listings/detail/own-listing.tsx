'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { useVisitor } from '@/components/shell/header/use-visitor';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { OwnListingDto } from '@/lib/listings/dto';
import { api } from '@/lib/platform/browser/api';

/** "This is your listing: Edit, Figures", for people who may edit it; also before it is public. */
export function OwnListing({ id }: { id: string }) {
  const { t } = useTexts('listings/detail');
  const visitor = useVisitor();
  const isUser = visitor.kind === 'user';
  const [own, setOwn] = useState<OwnListingDto>();
  useEffect(() => {
    if (!isUser) return;
    api<OwnListingDto>(`/api/property/${id}/own`).then(setOwn, () => undefined);
  }, [id, isUser]);
  if (!own?.isOwn) return null;
  const path = `/dashboard/properties/${id}`;
  return (
    <Notice>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-bold">
          {own.isPublic ? t('This is your listing.') : t('This is your listing. Visitors do not see it yet.')}
        </span>
        <Link href={`${path}/edit`}>{t('Edit')}</Link>
        <Link href={`${path}/figures`}>{t('Figures')}</Link>
        {!own.isPublic && <Link href={path}>{t('Preview')}</Link>}
      </span>
    </Notice>
  );
}

/** … on the page that says there is no such listing: its owner learns why, and where it is. */
export function OwnListingHere() {
  const [, id] = /\/properties\/([0-9a-f]{24})$/i.exec(usePathname() ?? '') ?? [];
  return id ? <OwnListing id={id} /> : null;
}
