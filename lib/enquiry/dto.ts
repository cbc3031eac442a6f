/** An enquiry as the listing's owner sees it: what the visitor wrote, without the notes of the admins. */
export type OwnerEnquiryDto = {
  _id: string;
  name: string;
  /** absent when the sender left none */
  email?: string;
  phone: string;
  message: string;
  propertyId?: string;
  propertyTitle?: string;
  createdAt: string;
  /** came since the owner last looked */
  isNew: boolean;
};
