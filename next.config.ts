import type { NextConfig } from 'next';

const config: NextConfig = {
  // `npm start` and the Dockerfile run the same standalone server
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // sizes are made at upload (lib/media), never on request
  images: { unoptimized: true },
  serverExternalPackages: ['mongoose', 'mongodb', 'sharp', 'pino', 'cloudinary', 'multer'],
  outputFileTracingExcludes: { '*': ['.data/**', 'embedded-mongodb/**', 'docs/**', 'e2e/**'] },
};

export default config;
