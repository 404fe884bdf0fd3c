import { mayDelete, refusal } from './deleting'
import { noteFiles, statesFor } from './states'

const READS = new Set(['GET', 'HEAD'])

/**
 * The media library's dialogs have no place where something can be added, so their calls are given what is missing: the state that they are based on, and the
 * question where the files that are to be deleted are shown.
 */
export function watchMediaCalls(): void {
  const send = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const method = init?.method?.toUpperCase() ?? 'GET'
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    const isOfLibrary = url.pathname.startsWith('/upload')
    if (!isOfLibrary && !url.pathname.startsWith('/content-manager/')) return send(input, init)
    let call = init
    if (isOfLibrary && !READS.has(method)) {
      if (!(await mayDelete(method, url, init?.body))) return refusal()
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(statesFor(url, init?.body))) headers.set(name, value)
      call = { ...init, headers }
    }
    const response = await send(input, call)
    await noteFiles(response)
    return response
  }
}
