/** A client's testimonial for the home page. */
export type Testimonial = {
  name: string;
  /** place and transaction, as in "Manish Nagar, Built a house" */
  about: string;
  text: string;
  /** 1 to 5; absent if the client gave none */
  stars?: number | undefined;
  /** true for demo testimonials, which are labelled as examples */
  isExample: boolean;
};

/** Demo testimonials, labelled as examples until the office replaces them. */
export const EXAMPLE_TESTIMONIALS: readonly Omit<Testimonial, 'isExample'>[] = [
  {
    name: 'Rohini Deshpande',
    about: 'Trimurti Nagar, Bought a 3 BHK flat',
    stars: 5,
    text: 'They told us to wait on the first flat because the occupation certificate was missing. The second one had every paper in order.',
  },
  {
    name: 'Imran Sheikh',
    about: 'Koradi Road, Sold a plot',
    stars: 5,
    text: 'Three serious buyers in five weeks and no idle visitors. The legal team had the 7/12 extract ready before we asked.',
  },
  {
    name: 'Sushma and Vijay Bawane',
    about: 'Manish Nagar, Built a house',
    stars: 5,
    text: 'Loan, drawings and cement from one office. We signed in three places instead of running to twelve.',
  },
];
export const MAX_TESTIMONIALS = 12;
/** Age of the demo office in years. */
export const EXAMPLE_YEARS = 15;
