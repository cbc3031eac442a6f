'use client';

import type { ComponentProps } from 'react';
import type { TapWay } from '@/lib/enquiries/taps/schema';
import { api } from '@/lib/platform/http/client';

type Props = ComponentProps<'a'> & { href: string; property: string; way: TapWay };

/** A link to a telephone number or a chat that says when it is tapped. Visitors see nothing of a failure. */
export function TapLink({ property, way, href, ...link }: Props) {
  const record = () => {
    api(`/api/property/${property}/tap`, { method: 'POST', body: { way }, keepalive: true }).catch(
      (error: unknown) => console.info('Error recording a tap', error),
    );
  };
  return <a href={href} {...link} onClick={record} />;
}
