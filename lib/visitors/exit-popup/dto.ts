export type AddressDto = {
  id: string;
  email: string;
  /** the consent text; absent if not recorded */
  consent?: string;
  pages: string[];
  at: string;
  /** contact with this address */
  contactId?: string;
};
