export const MAX_REQUIREMENTS = 20;

/** By how much a near miss may be over the budget or under the area. */
export const NEAR_SHARE = 0.1;
