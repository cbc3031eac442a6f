/** An address left through the exit popup. */
export type AddressDto = {
  id: string;
  email: string;
  /** the consent text; absent if not recorded */
  consent?: string;
  pages: string[];
  at: string;
  /** the directory entry with this address */
  contactId?: string;
};
