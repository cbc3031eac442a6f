/** Who works on an item. `isMine` is false for everybody but the holder. */
export type ClaimDto = { by: string; until: string; isMine: boolean; word?: string };
