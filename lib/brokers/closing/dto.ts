/** A person who is notified when the listing is closed, with the text in their language. */
export type InformedDto = {
  /** of the visit or enquiry */
  id: string;
  /** null: a person who wrote to the agency, not to this lister */
  name: string | null;
  what: 'visit' | 'enquiry';
  /** also by mail, or only on the page of the visit or enquiry */
  byMail: boolean;
  language: 'en' | 'mr' | 'hi';
  words: string;
};

export type ClosingPreviewDto = {
  people: InformedDto[];
  /** names of the lister's or team's clients whose pages show it */
  pages: string[];
  /** similar homes, three of which are offered */
  homes: { id: string; title: string; price: number; place: string }[];
  /** how long the messages wait for an undo */
  holdSeconds: number;
};
