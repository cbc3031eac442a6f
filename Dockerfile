# syntax=docker/dockerfile:1
# The site as one image: the build, its run-time packages and the front door, on a non-root user. The database is a service of its own.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY embedded-mongodb/package.json embedded-mongodb/
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
# needs no network, no secrets and no database
RUN NEXT_TELEMETRY_DISABLED=1 npm run build && mkdir -p public /data && chown node:node /data

FROM node:22-bookworm-slim AS deps
WORKDIR /app
COPY package.json package-lock.json ./
COPY embedded-mongodb/package.json embedded-mongodb/
RUN npm install --no-save --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim AS run
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
RUN mkdir /data && chown node:node /data
COPY --from=deps --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/package.json /app/next.config.ts ./
COPY --from=build --chown=node:node /app/server/next-cache-handler.mjs ./server/
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# the front door (server/), which Next's standalone output has no place for
CMD ["node", "--enable-source-maps", "dist/server.mjs"]
