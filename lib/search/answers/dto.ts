/** What the site answers to a question or an errand in the search box; it is shown before the homes. */
export type AnswerDto = {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** places to go on to, such as localities with their middle price */
  more?: { label: string; hint: string; href: string }[];
};
