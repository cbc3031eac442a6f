/** An address left through the exit popup. */
export type AddressDto = {
  id: string;
  email: string;
  /** the consent; absent if not recorded */
  consent?: string;
  pages: string[];
  at: string;
  /** the entry of the directory with this address */
  contactId?: string;
};
