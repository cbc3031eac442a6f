/** A person who gets a message when the listing is closed, with the words that they read in their language. */
export type InformedDto = {
  /** of the visit or enquiry */
  id: string;
  /** null: who asked the agency, not this lister */
  name: string | null;
  what: 'visit' | 'enquiry';
  /** by mail too, or on the page of the visit or enquiry alone */
  byMail: boolean;
  language: 'en' | 'mr' | 'hi';
  words: string;
};

export type ClosingPreviewDto = {
  people: InformedDto[];
  /** homes like it, of which three are offered */
  homes: { id: string; title: string; price: number; place: string }[];
  /** how long the messages wait for an undo */
  holdSeconds: number;
};
