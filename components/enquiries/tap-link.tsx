'use client';

import type { ComponentProps } from 'react';
import type { TapWay } from '@/lib/enquiries/taps/schema';
import { api } from '@/lib/platform/http/client';

type Props = ComponentProps<'a'> & { href: string; property: string; way: TapWay };

/** A link to a phone number or chat that reports its taps. Failures are invisible to visitors. */
export function TapLink({ property, way, href, ...link }: Props) {
  const record = () => {
    api(`/api/property/${property}/tap`, { method: 'POST', body: { way }, keepalive: true }).catch(
      (error: unknown) => console.info('Error recording a tap', error),
    );
  };
  return <a href={href} {...link} onClick={record} />;
}
