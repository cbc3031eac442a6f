/** Texts of the home page's parts that are only HTML, which the browser does not get. */
export const HOME_TEXTS = [
  'search/home',
  'listings/card',
  'labels',
  'places',
  'common',
  'content/service-lines',
] as const;
