type Context = { method: string; path: string; status: number }

/** Logs requests by their path. Strapi's own logger writes the query too, where a check for duplicates names an email address. */
export default () => async (context: Context, next: () => Promise<void>) => {
  const start = Date.now()
  await next()
  if (context.path !== '/_health') strapi.log.http(`${context.method} ${context.path} (${Date.now() - start} ms) ${context.status}`)
}
