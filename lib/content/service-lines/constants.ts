import { aashray } from '@/lib/content/service-lines/lines/aashray';
import { kalpa } from '@/lib/content/service-lines/lines/kalpa';
import { manthan } from '@/lib/content/service-lines/lines/manthan';
import { neeti } from '@/lib/content/service-lines/lines/neeti';
import { sampaadana } from '@/lib/content/service-lines/lines/sampaadana';
import { siddhant } from '@/lib/content/service-lines/lines/siddhant';
import { vridi } from '@/lib/content/service-lines/lines/vridi';
import { SERVICE_SLUGS, type ServiceLine, type ServiceSlug } from './dto';

const LINES: Record<ServiceSlug, ServiceLine> = {
  aashray,
  vridi,
  siddhant,
  kalpa,
  neeti,
  sampaadana,
  manthan,
};

/** All seven lines in the order of their routes. */
export const SERVICE_LINES: readonly ServiceLine[] = SERVICE_SLUGS.map((slug) => LINES[slug]);

export function getServiceLine(slug: ServiceSlug): ServiceLine {
  return LINES[slug];
}
