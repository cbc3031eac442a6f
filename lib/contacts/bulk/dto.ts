import type { ContactAction } from './constants';

/** A bulk change of contacts that can still be undone. */
export type ContactChangeDto = {
  id: string;
  action: ContactAction;
  /** of contacts */
  count: number;
  tag?: string;
  /** name of the new owner; absent: nobody */
  owner?: string;
  by: string;
  at: string;
};
