/** One photograph of a listing that somebody else's listing shows too. */
export type SamePhoto = {
  publicId: string;
  /** those that everybody may see */
  listings: { id: string; title: string }[];
  /** how many others there are, about which nothing is said */
  hidden: number;
};
