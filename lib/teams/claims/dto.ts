/** The holder of an item. `isMine` is true only for the holder. */
export type ClaimDto = { by: string; until: string; isMine: boolean; word?: string };
