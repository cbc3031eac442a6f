import type { NextConfig } from 'next';

const config: NextConfig = {
  // the Dockerfile asks for one folder with everything in it; `npm start` runs from the checkout
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  // sizes are made at upload (lib/media), never on request
  redirects: async () => [
    // decisions.md, routes the seed leaves open
    { source: '/oldpage', destination: '/', permanent: true },
    { source: '/contactlist', destination: '/admin/contactlist', permanent: false },
  ],
  images: { unoptimized: true },
  serverExternalPackages: ['mongoose', 'mongodb', 'sharp', 'pino', 'cloudinary', 'multer'],
  outputFileTracingExcludes: { '*': ['.data/**', 'embedded-mongodb/**', 'docs/**', 'e2e/**'] },
};

export default config;
