/** Where the picture of the house is drawn (app/opengraph.jpg). A page that sets `openGraph` replaces all of its layout's. */
export const SITE_PICTURE = { url: '/opengraph.jpg', width: 1200, height: 630 } as const;
