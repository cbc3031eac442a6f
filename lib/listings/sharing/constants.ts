/** What a home to let, a PG or a hostel says about tenants and meals. */

export const DIETS = ['anyone', 'vegetarians'] as const;
export const DIET_LABELS: Record<(typeof DIETS)[number], string> = {
  anyone: 'All food allowed',
  vegetarians: 'Vegetarians only',
};

/** The intended residents of a PG or hostel. */
export const SHARERS = ['anyone', 'women', 'men'] as const;
export const SHARER_LABELS: Record<(typeof SHARERS)[number], string> = {
  anyone: 'For everyone',
  women: 'For women',
  men: 'For men',
};

export const MEALS = ['included', 'extra', 'none'] as const;
export const MEAL_LABELS: Record<(typeof MEALS)[number], string> = {
  included: 'Meals included',
  extra: 'Meals at extra cost',
  none: 'No meals',
};
