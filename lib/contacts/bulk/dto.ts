import type { ContactAction } from './constants';

/** A change of several contacts that can still be undone. */
export type ContactChangeDto = {
  id: string;
  action: ContactAction;
  /** of contacts */
  count: number;
  tag?: string;
  /** the name of the new owner; absent: nobody */
  owner?: string;
  by: string;
  at: string;
};
