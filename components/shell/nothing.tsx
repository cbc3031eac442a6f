/** The browser's version of components whose markup the server has written (`#static/…` in package.json). */
const nothing = () => null;

export {
  nothing as Breadcrumbs,
  nothing as CardGrid,
  nothing as ContactBar,
  nothing as ContactCard,
  nothing as DetailCode,
  nothing as DetailTitle,
  nothing as FilterForm,
  nothing as FooterFirm,
  nothing as FooterLinks,
  nothing as HomeEnd,
  nothing as PageData,
  nothing as KeyFacts,
  nothing as ListingBody,
  nothing as ListingCosts,
  nothing as ListPages,
  nothing as Logo,
  nothing as LookingFor,
  nothing as MapLink,
  nothing as PlaceLinks,
  nothing as PrintLinks,
  nothing as ReraPanel,
  nothing as ServiceCard,
  nothing as SortLinks,
  nothing as StreetElevation,
};
