import type { ListerDto } from '@/lib/listings/listers/dto';
import type { Site } from '@/lib/settings/dto';
import { DEFAULT_COLORS } from '@/lib/teams/brand/constants';
import type { BrandDto } from '@/lib/teams/brand/dto';
import type { Letterhead } from './dto';

type From = { site: Site; lister: ListerDto | undefined; brand: BrandDto | undefined };

/** The broker's name, face and number under a brand, otherwise the agency's. Shows the number of an owner who takes calls. */
export function letterheadOf({ site, lister, brand }: From): Letterhead {
  if (!brand) {
    const isOwners = lister?.kind === 'owner' && lister.phone && !lister.isAgencyToo;
    return {
      ...DEFAULT_COLORS,
      name: site.name,
      isBroker: false,
      ...(isOwners ? { phone: lister.phone ?? '' } : { phone: site.phone, email: site.email }),
      ...(site.reraAgentNumber && { agentNumber: site.reraAgentNumber }),
    };
  }
  const { name, firm, phone, agentNumber, picture, color, secondColor } = brand;
  const face = picture?.split('/').at(-1);
  return {
    name: firm ?? name,
    ...(firm && { person: name }),
    isBroker: true,
    // falls back to the site's number, because paper without a number is useless
    phone: phone || site.phone,
    ...(agentNumber && { agentNumber }),
    ...(face && { face }),
    color,
    secondColor,
    ...(site.printLine && { line: site.printLine }),
  };
}
