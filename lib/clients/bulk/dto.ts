/** What became of one client. */
export type BulkClientResult = {
  id: string;
  name: string;
  /** why nothing was done */
  problem?: string;
  /** of what was sent: how many homes, whether a mail went out, and else the message with the link for a chat */
  sent?: { homes: number; isMailed: boolean; message: string; phone?: string };
};
