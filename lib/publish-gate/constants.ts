/** What a stored listing may lack: it is public as soon as it has it. */
export const AWAITED = ['photo', 'possession', 'confirmation', 'agentNumber'] as const;
export type Awaited = (typeof AWAITED)[number];

/** For the owner, after "Not public yet:". */
export const AWAITED_LABELS = {
  photo: 'add a photo',
  possession: 'say whether it is ready, under construction or a new launch',
  confirmation: 'confirm your e-mail address with the link that we sent',
  agentNumber: 'enter your MahaRERA agent number in your profile',
} as const satisfies Record<Awaited, string>;

/** The field of the form that it is about. */
export const MISSING_PATHS = { photo: 'images', possession: 'possession' } as const;

export const MIN_AREA_SQ_FT = 20;

/** Outside these a price is questioned: rupees of a sale, of a month's rent, and of either per square foot. */
export const USUAL_PRICES = {
  sale: { min: 100_000, max: 10_000_000_000, maxPerSqFt: 500_000 },
  rent: { min: 500, max: 50_000_000, maxPerSqFt: 1_000 },
} as const;
