/** A row on a buyer's desk. `isWaiting` means that it waits for their reply. */
export type DeskRow = {
  key: string;
  label: string;
  title: string;
  note?: string;
  href: string;
  isWaiting?: boolean;
};
