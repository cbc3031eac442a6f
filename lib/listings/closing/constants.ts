/** For so long the messages about a closed listing wait for an undo: longer than it is offered. */
export const HOLD_SECONDS = 30;
/** Homes like it that the messages offer. */
export const MAX_CHOSEN_HOMES = 3;
