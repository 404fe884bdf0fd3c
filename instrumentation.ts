/** Called once by the framework before the first request. */
export async function register(): Promise<void> {
  // This shape of condition keeps the imports out of the bundle for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { guardServers } = await import('./lib/server/guard')
    const { prepareSearch } = await import('./lib/cache/own-requests')
    const { prepareStandIns } = await import('./lib/server/stand-in')
    const { tellProxy } = await import('./lib/server/quiet-mark')
    await import('./lib/cache/own-renewals')
    tellProxy()
    guardServers()
    void prepareSearch()
    void prepareStandIns()
  }
}
