export type VideoSource = {
  /** The name of the host as people know it. */
  host: string
  watchUrl: string
  /** The address for an embedded player, or null where only a link can be given. */
  embedUrl: string | null
}

const ID = /^[\w-]{6,20}$/

function youTubeId(url: URL): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const id = url.hostname === 'youtu.be' ? first : first === 'watch' ? url.searchParams.get('v') : ['embed', 'shorts', 'live'].includes(first) ? second : null
  return id && ID.test(id) ? id : null
}

/** Seconds that `90`, `90s` and `1h2m3s` stand for; 0 for anything else, which is the beginning. */
function seconds(text: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

/** Where a link wants the video to start, in seconds. YouTube and Vimeo name it in the query or behind the hash. */
function startOf({ searchParams, hash }: URL): number {
  const behind = new URLSearchParams(hash.slice(1))
  return seconds(searchParams.get('t') ?? searchParams.get('start') ?? behind.get('t') ?? '')
}

function youTube(url: URL): VideoSource | null {
  const id = youTubeId(url)
  if (!id) return null
  const start = startOf(url)
  return {
    host: 'YouTube',
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
  }
}

/** An unlisted video is found with its hash only, which stands in the path or in the query. */
function vimeo(url: URL): VideoSource | null {
  const [, id, inPath] = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]{6,40}))?\/?$/i.exec(url.pathname) ?? []
  if (!id) return null
  const inQuery = url.searchParams.get('h') ?? ''
  const hash = inPath ?? (/^[\da-f]{6,40}$/i.test(inQuery) ? inQuery : '')
  const start = startOf(url)
  const place = start ? `#t=${start}s` : ''
  return {
    host: 'Vimeo',
    watchUrl: `https://vimeo.com/${id}${hash && `/${hash}`}${place}`,
    embedUrl: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}dnt=1&autoplay=1${place}`,
  }
}

/** The hosts whose player the content security policy lets in. */
const hosts: Record<string, (url: URL) => VideoSource | null> = {
  'youtube.com': youTube,
  'm.youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'youtu.be': youTube,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
}

/**
 * Where a video is and how it can be embedded, or null for what is no web address. YouTube's watch and short links turn
 * into embed links; a host that we do not embed is given as a link. (Requirements, section 5)
 */
export function videoSource(value: string): VideoSource | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  return hosts[host]?.(url) ?? { host, watchUrl: url.href, embedUrl: null }
}
