/** The browser's version of components whose markup the server has written (`#static/…` in package.json). */
const nothing = () => null;

export {
  nothing as CardGrid,
  nothing as FilterForm,
  nothing as FooterFirm,
  nothing as FooterLinks,
  nothing as JsonLd,
  nothing as KeyFacts,
  nothing as ListingBody,
  nothing as ListPages,
  nothing as MapLink,
  nothing as PlaceLinks,
  nothing as ReraPanel,
  nothing as SortLinks,
};
