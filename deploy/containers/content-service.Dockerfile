# The content service. Build from the root of the repository: docker build -f deploy/containers/content-service.Dockerfile .
FROM node:22-bookworm AS build
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY cms ./
# Its rules are those of the site: a link leads there.
COPY rules /app/rules
COPY identity /app/identity
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true
RUN npm run build

FROM node:22-bookworm-slim
WORKDIR /app/cms
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true CMS_HOST=0.0.0.0 NODE_OPTIONS=--max-old-space-size=400
COPY --from=build --chown=node:node /app/cms ./
COPY identity /app/identity
RUN mkdir -p /app/.imar/data && chown node:node /app/.imar/data
USER node
VOLUME ["/app/.imar/data", "/app/cms/public/uploads"]
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.cjs"]
