import type { ReactNode } from 'react';
import { ConsoleNav } from '@/components/admin/console-nav';
import { PrivateFrame, privateMetadata } from '@/components/layout/private-frame';

export const generateMetadata = privateMetadata;

/** The desk of the house. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <PrivateFrame nav={<ConsoleNav />}>{children}</PrivateFrame>;
}
