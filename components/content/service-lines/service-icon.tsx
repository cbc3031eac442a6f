import {
  BrickWall,
  DraftingCompass,
  HandCoins,
  House,
  type LucideIcon,
  Scale,
  ShieldCheck,
  Sprout,
} from 'lucide-react';
import type { ServiceSlug } from '@/lib/content/service-lines/dto';

const ICONS: Record<ServiceSlug, LucideIcon> = {
  aashray: House,
  vridi: HandCoins,
  siddhant: Scale,
  kalpa: DraftingCompass,
  neeti: ShieldCheck,
  sampaadana: BrickWall,
  manthan: Sprout,
};

export function ServiceIcon({ slug, className = 'size-8' }: { slug: ServiceSlug; className?: string }) {
  const Icon = ICONS[slug];
  return <Icon className={className} strokeWidth={1.5} aria-hidden="true" />;
}
