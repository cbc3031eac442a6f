/** Delay of the messages about a closed listing, longer than the undo is offered. */
export const HOLD_SECONDS = 30;
/** Maximum similar homes offered in these messages. */
export const MAX_CHOSEN_HOMES = 3;
