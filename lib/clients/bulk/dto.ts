export type BulkClientResult = {
  id: string;
  name: string;
  /** the reason why nothing was done */
  problem?: string;
  /** for a sent page: the number of homes, true if a mail was sent, and otherwise a message with the link for a chat */
  sent?: { homes: number; isMailed: boolean; message: string; phone?: string };
};
