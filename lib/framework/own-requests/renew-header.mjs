/** Marks a request that has what is kept, and is no longer new, made anew. The guard takes it from visitors. */
export const RENEW_HEADER = 'x-imar-renew'
