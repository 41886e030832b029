# The service in one image: built with its development packages, run without them, as a user without rights.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /starling
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# The image has its Node already; the packaged one is for machines without.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node

FROM ${NODE_IMAGE}
WORKDIR /starling
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN groupadd --system starling \
  && useradd --system --gid starling --home-dir /starling --shell /usr/sbin/nologin starling \
  && install --directory --owner=starling --group=starling --mode=0700 /data
COPY --from=build /starling/package.json ./
COPY --from=build /starling/node_modules ./node_modules
COPY --from=build /starling/dist ./dist
COPY --from=build /starling/content ./content
COPY --from=build /starling/languages ./languages
USER starling
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "dist/server/main.js"]
