import type { CspSources } from './csp';

/** Where pages may load pictures, frames and films from, past the site itself. Scripts come from nowhere else. */
export function cspSources(): CspSources {
  return {
    image: ['https://res.cloudinary.com', 'https://*.tile.openstreetmap.org'],
    media: ['https://res.cloudinary.com'],
    frame: ["'self'"],
  };
}
