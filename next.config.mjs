/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // the front compresses, and caches pages (docs/decisions/0005-front-one-package-before-next.md)
  compress: false,
  experimental: {
    // a first build writes no cache for a second one that may never come (scripts/lib/build.mjs)
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'off',
    // serves before all pages and handlers are loaded, because loading them took a third of the start (docs/performance.md; Next's guide to memory, "Entry
    // preloading")
    preloadEntriesOnStart: false,
  },
  reactStrictMode: true,
  // sizes are made at upload (lib/platform/media), never on request
  redirects: async () => [
    // docs/spec/pages.md#redirects
    { source: '/oldpage', destination: '/', permanent: true },
    // leads are the only inbox; a listing in the query stays
    { source: '/dashboard/enquiries', destination: '/dashboard/leads?state=all', permanent: false },
    {
      source: '/:language(mr|hi)/dashboard/enquiries',
      destination: '/:language/dashboard/leads?state=all',
      permanent: false,
    },
    { source: '/contactlist', destination: '/admin/contactlist', permanent: false },
  ],
  images: { unoptimized: true },
  // `npm run typecheck` and `npm test` check all types, so that a newcomer's first start need not wait for it
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'yauzl',
    'yazl',
    'mongoose',
    'mongodb',
    'sharp',
    'pino',
    'prom-client',
    'cloudinary',
    'multer',
    'pdfkit',
    'piscina',
    'imapflow',
  ],
  outputFileTracingExcludes: { '*': ['.data/**', 'packages/**', 'docs/**', 'e2e/**'] },
};

export default config;
