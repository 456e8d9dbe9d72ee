# The product as one process; its database and files are elsewhere: see docker-compose.yml.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY reader/package.json reader/
RUN npm ci
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev
# The engine for pictures reads the small data only, and its core as Node loads it: 90 MB less.
RUN rm -rf node_modules/@tesseract.js-data/*/4.0.0 node_modules/tesseract.js-core/*.wasm.js

FROM node:24-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=60s CMD node -e "fetch('http://127.0.0.1:4000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# In the exec form, so that the process itself gets SIGTERM.
CMD ["node", "dist/api/main.js"]
