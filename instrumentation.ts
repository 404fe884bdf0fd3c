/** Called once by the framework before the first request. */
export async function register(): Promise<void> {
  // This shape of condition keeps the imports out of the bundle for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { marks } = await import('./lib/framework/cache/marks.mjs')
    const { typeTag } = await import('./lib/content/tags')
    const { joinCluster } = await import('./lib/framework/cluster/join')
    const { guardServers } = await import('./lib/framework/guard/guard')
    const { routesOfBuild } = await import('./lib/framework/guard/nowhere')
    const { prepareStandIns } = await import('./lib/framework/guard/stand-in')
    const { prepareSearch } = await import('./lib/framework/own-requests/requests')
    const { warmPages } = await import('./lib/framework/own-requests/warm')
    const { tellProxy } = await import('./lib/server/quiet-mark')
    await import('./lib/framework/cache/own-renewals')
    tellProxy(marks)
    joinCluster(typeTag)
    guardServers({ routes: routesOfBuild() })
    void prepareSearch().then(warmPages)
    void prepareStandIns()
  }
}
