/** The site's answer to a question or errand in the search box, shown before the homes. */
export type AnswerDto = {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** its title contains a name typed by a lister */
  isOfLister?: boolean;
  /** suggested places, such as localities with their median price */
  more?: { label: string; hint: string; href: string }[];
};
