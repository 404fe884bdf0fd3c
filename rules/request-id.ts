/** Names a request on its way from nginx through the site to the content service, for their logs. */
export const REQUEST_ID_HEADER = 'x-request-id'

const NAME = /^[\w-]{16,64}$/

/** Whether something is such a name as nginx, other proxies and we make: nothing that a line of a log could mistake for something else. */
export const isRequestId = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)
