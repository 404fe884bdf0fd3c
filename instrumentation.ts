/** Called once by the framework before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'development') {
    const { reportPolicy } = await import('./lib/framework/development/report-policy')
    reportPolicy()
  }
  // This shape of condition keeps the imports out of the bundle for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { env, requireSettings } = await import('./lib/env')
    const { marks } = await import('./lib/framework/cache/marks.mjs')
    const { contentTags } = await import('./lib/content/tags')
    const { joinCluster } = await import('./lib/framework/cluster/join')
    const { guardServers } = await import('./lib/framework/guard/guard')
    const { routesOfBuild } = await import('./lib/framework/guard/nowhere')
    const { prepareStandIns } = await import('./lib/framework/guard/stand-in')
    const { prepareSearch } = await import('./lib/framework/own-requests/requests')
    const { warmPages } = await import('./lib/framework/own-requests/warm')
    const { startMetrics } = await import('./lib/framework/watch/metrics-answer')
    const { routesByName } = await import('./lib/framework/watch/routes')
    const { takeConsole } = await import('./lib/log')
    const { tellProxy } = await import('./lib/server/quiet-mark')
    const { passRequestIdsOn } = await import('./lib/server/request-id')
    await import('./lib/framework/cache/own-renewals')
    requireSettings()
    takeConsole()
    tellProxy(marks)
    joinCluster(contentTags)
    passRequestIdsOn()
    startMetrics()
    if (env().OTEL_EXPORTER_OTLP_ENDPOINT !== '') void import('./lib/framework/watch/tracing').then(({ startTracing }) => startTracing())
    guardServers({ routes: routesOfBuild(), nameRoute: routesByName() })
    if (env().WARM_PAGES === 'true') void prepareSearch().then(warmPages)
    else void warmPages()
    void prepareStandIns()
  }
}
