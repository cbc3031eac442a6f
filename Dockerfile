# syntax=docker/dockerfile:1
# The site as one image: the built checkout with the packages that run it, on a non-root user. The database is a service of its own.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/embedded-mongodb/package.json packages/embedded-mongodb/
COPY packages/front/package.json packages/front/
COPY packages/demo-data/package.json packages/demo-data/
COPY packages/drills/package.json packages/drills/
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
# needs no network, no secrets and no database
RUN NEXT_TELEMETRY_DISABLED=1 npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache \
  && mkdir -p /data && chown node:node /data

FROM node:22-bookworm-slim AS run
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/server.mjs"]
