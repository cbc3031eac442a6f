/** Days after which a person who saved a home and has not touched the list counts as no longer looking. */
export const ACTIVE_DAYS = 90;

/** Price points of the curve, in steps below and above the listing's own price. */
export const STEPS_BELOW = 6;
export const STEPS_ABOVE = 2;
/** One step, as a share of the price, before it is rounded. */
export const STEP_SHARE = 0.02;

/** Maximum suggested changes other than of the price. */
export const MAX_GAINS = 6;
