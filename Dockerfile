FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev --ignore-scripts

FROM node:26-slim AS pages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
COPY scripts/setup scripts/setup
RUN node scripts/setup.mjs packages
COPY . .
RUN node scripts/setup.mjs web console

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=pages /app/build build
COPY --from=pages /app/console/build console/build
COPY domain domain
COPY contract contract
COPY i18n i18n
COPY server server
COPY scripts scripts
RUN install --directory --owner=node --group=node data
USER node
VOLUME /app/data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
