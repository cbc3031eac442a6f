import type { CspSources } from './csp';

/** The origin of a tile address; `{s}` stands for the subdomains that Leaflet goes round. */
function tileOrigin(template: string): string[] {
  const match = /^(https?:\/\/)([^/]+)/.exec(template);
  return match ? [`${match[1]}${match[2]!.replace('{s}', '*')}`] : [];
}

/** Where pages may load pictures, frames and films from, past the site itself. Scripts come from nowhere else. */
export function cspSources(mapTilesUrl: string): CspSources {
  return {
    image: ['https://res.cloudinary.com', ...tileOrigin(mapTilesUrl)],
    media: ['https://res.cloudinary.com'],
    frame: ["'self'"],
  };
}
