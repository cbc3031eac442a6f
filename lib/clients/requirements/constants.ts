export const MAX_REQUIREMENTS = 20;

/** How far a near miss may be over the budget or under the area. */
export const NEAR_SHARE = 0.1;
