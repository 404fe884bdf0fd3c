// Starts the content service. `strapi start` does the same, and before it loads all commands of the framework, which takes a third of the
// time until it answers, and 30 MB. Of several that start at once one after the other makes tables, roles and content.
const { createStrapi } = require('@strapi/strapi')
const { withLock } = require('./dist/src/locks')
const { claimDatabase } = require('./dist/src/schema/claim')

async function start() {
  await claimDatabase()
  await createStrapi({ appDir: __dirname, distDir: `${__dirname}/dist` }).start()
}

withLock('start', start).catch((error) => {
  console.error(`The content service could not start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
