/** On the desk of a buyer; `isWaiting` for a word of theirs. */
export type DeskRow = {
  key: string;
  label: string;
  title: string;
  note?: string;
  href: string;
  isWaiting?: boolean;
};
