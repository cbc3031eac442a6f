import { SERVICE_SLUGS, type ServiceLine, type ServiceSlug } from './dto';
import { aashray } from './lines/aashray';
import { kalpa } from './lines/kalpa';
import { manthan } from './lines/manthan';
import { neeti } from './lines/neeti';
import { sampaadana } from './lines/sampaadana';
import { siddhant } from './lines/siddhant';
import { vridi } from './lines/vridi';

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

/** What the enquiry form calls each line, by slug. */
export const SERVICE_LABELS: Record<string, string> = Object.fromEntries(
  SERVICE_LINES.map((line) => [line.slug, `${line.name} (${line.kind})`]),
);
