/** What somebody left when they went. */
export type AddressDto = {
  id: string;
  email: string;
  /** what the person agreed to; absent where it is not on record */
  consent?: string;
  pages: string[];
  at: string;
  /** the entry of the directory with this address */
  contactId?: string;
};
