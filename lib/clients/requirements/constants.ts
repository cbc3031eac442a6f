export const MAX_REQUIREMENTS = 20;

/** Share by which a near miss can exceed the budget or fall short of the area. */
export const NEAR_SHARE = 0.1;
