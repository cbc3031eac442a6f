import { BadgeCheck, CircleHelp, Columns3, EyeOff, Heart } from 'lucide-react';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { slugify } from '@/lib/platform/text/slug';

const ICONS = {
  hide: EyeOff,
  compare: Columns3,
  why: CircleHelp,
  save: Heart,
  verified: BadgeCheck,
} as const;
type Name = keyof typeof ICONS;

export const drawingId = (category: string) => `drawn-${slugify(category)}`;

/** Drawings that replace photos that fail to load. Rendered once per page before its cards, which refer to them. */
export function CardIcons({ categories = CATEGORIES }: { categories?: readonly string[] }) {
  return (
    <svg className="hidden" aria-hidden="true">
      {[...new Set(categories)].map((category) => (
        <symbol key={category} id={drawingId(category)}>
          <CategoryElevation category={category} />
        </symbol>
      ))}
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`card-${name}`}>
          <Icon width="100%" height="100%" className="fill-[var(--icon-fill,none)]" />
        </symbol>
      ))}
    </svg>
  );
}

export const CardIcon = ({ name }: { name: Name }) => (
  <svg aria-hidden="true">
    <use href={`#card-${name}`} />
  </svg>
);
