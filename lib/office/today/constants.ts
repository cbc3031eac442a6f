/** Kinds of items that can need a reply. */
const TODAY_KINDS = ['lead', 'step', 'visit', 'confirm', 'refused', 'awaiting', 'draft'] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** Each kind's label beside its text, and its list. */
export const TODAY_LABELS = {
  lead: { one: 'Lead', many: 'Leads waiting', href: '/dashboard/leads' },
  step: { one: 'Next step', many: 'Next steps due', href: '/dashboard/leads?due=today' },
  visit: { one: 'Visit', many: 'Visits to confirm', href: '/dashboard/visits' },
  confirm: { one: 'Still available?', many: 'Listings to confirm', href: '/dashboard/properties?state=live' },
  refused: { one: 'Not approved', many: 'Refused listings', href: '/dashboard/properties?state=refused' },
  awaiting: {
    one: 'Not public yet',
    many: 'Listings with missing details',
    href: '/dashboard/properties?state=waiting',
  },
  draft: { one: 'Draft', many: 'Drafts', href: '/dashboard/properties?state=draft' },
} as const satisfies Record<TodayKind, { one: string; many: string; href: string }>;

/** People first, then listings in need, drafts last. */
export const TODAY_RANK: Record<TodayKind, number> = {
  lead: 0,
  visit: 0,
  step: 1,
  refused: 2,
  confirm: 2,
  awaiting: 2,
  draft: 3,
};

/** Maximum per kind; a link leads to the rest. */
export const MAX_OF_KIND = 20;

/** Time within which a returning person is still on the same visit. */
export const VISIT_GAP_MS = 30 * 60_000;
