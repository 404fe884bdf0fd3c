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
# What backup and restore call. A dump can be read by programs of its own version or newer: compose.yml has the same.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client restic && rm -rf /var/lib/apt/lists/*
WORKDIR /app/cms
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true CMS_HOST=0.0.0.0 CMS_PORT=1337 NODE_OPTIONS=--max-old-space-size=400
COPY --from=build /app/cms ./
COPY identity /app/identity
# npm run backup, restore, privacy and jobs, in /app.
COPY package.json /app/
COPY scripts/run.mjs scripts/backup.mjs scripts/restore.mjs scripts/privacy.mjs scripts/jobs.mjs /app/scripts/
COPY scripts/lib /app/scripts/lib
COPY rules/settings.json /app/rules/
# It writes nowhere else.
RUN mkdir -p /app/.imar/data /app/backups public/uploads && chown -R node:node /app/.imar /app/backups public/uploads
USER node
VOLUME ["/app/.imar/data", "/app/cms/public/uploads", "/app/backups"]
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CMS_PORT}/_health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.cjs"]
