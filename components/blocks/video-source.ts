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

function youTube(url: URL): VideoSource | null {
  const id = youTubeId(url)
  if (!id) return null
  return {
    host: 'YouTube',
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

function vimeo(url: URL): VideoSource | null {
  const id = /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
  if (!id) return null
  return {
    host: 'Vimeo',
    watchUrl: `https://vimeo.com/${id}`,
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
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
