/**
 * What the home page and the about page say about the agency: one place, for its owner to change. The testimonials are
 * samples, as the demo listings are: replace them with what your own clients allowed you in writing to print.
 */
export const YEARS_IN_BUSINESS = '15+';

export type Reason = { figure: string; title: string; text: string };

export const REASONS: readonly Reason[] = [
  {
    figure: YEARS_IN_BUSINESS,
    title: 'years in one city',
    text: 'We know which layouts flood, which sanctions are held up and what the flat next door went for.',
  },
  {
    figure: '7',
    title: 'lines under one roof',
    text: 'Property, loan, legal, design, security, materials and land: one file, one person who answers.',
  },
  {
    figure: '0',
    title: 'surprises on the price',
    text: 'Where we keep the rates, stamp duty, registration and GST are worked out on the listing before you call.',
  },
];

export type Testimonial = { name: string; from: string; bought: string; words: string; stars: 5 };

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Rohini Deshpande',
    from: 'Trimurti Nagar',
    bought: 'Bought a 3 BHK flat',
    words:
      'They told us to wait on the first flat because the occupation certificate was missing. The second one had every paper in order.',
    stars: 5,
  },
  {
    name: 'Imran Sheikh',
    from: 'Koradi Road',
    bought: 'Sold a plot',
    words:
      'Three serious buyers in five weeks and no idle visitors. The legal team had the 7/12 extract ready before we asked.',
    stars: 5,
  },
  {
    name: 'Sushma and Vijay Bawane',
    from: 'Manish Nagar',
    bought: 'Built a house',
    words:
      'Loan, drawings and cement from one office. We signed in three places instead of running to twelve.',
    stars: 5,
  },
];

/** The about page. */
export const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'Areas are named',
    text: 'Carpet, built-up and super built-up are three different numbers. We show which one a figure is, and price on carpet wherever it is known.',
  },
  {
    title: 'Verified means seen',
    text: 'A listing carries the green mark only after one of our staff has seen the place and the papers. Everything else is marked as what it is.',
  },
  {
    title: 'Costs are whole',
    text: 'Next to a price stand stamp duty, registration and taxes, with the date from which each rate holds, so that a budget is a budget.',
  },
  {
    title: 'Your number stays here',
    text: 'An enquiry goes to the person who can answer it. It is not sold, and it is not passed around.',
  },
];
