import type { ReactNode } from 'react';
import { PageView } from '@/components/activity/page-view';
import { PrivateFrame, privateMetadata } from '@/components/layout/private-frame';

export const generateMetadata = privateMetadata;

/** Pages of a signed-in person or a guest. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <PrivateFrame>
      {children}
      <PageView />
    </PrivateFrame>
  );
}
