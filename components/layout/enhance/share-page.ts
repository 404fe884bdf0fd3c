export type Page = { url: string; title: string; text: string }

/** `silent`: there is nothing to say, because the visitor saw the result or called it off. */
export type ShareResult = 'silent' | 'copied' | 'copiedInstead' | 'failed'

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

export async function copyLink(url: string): Promise<ShareResult> {
  return (await copy(url)) ? 'copied' : 'failed'
}

/** Offers the page to the apps of the device; where there are none or that fails, copies its address. (Requirements, section 8) */
export async function sharePage({ url, title, text }: Page): Promise<ShareResult> {
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ url, title, text })
    return 'silent'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'silent'
    return (await copy(url)) ? 'copiedInstead' : 'failed'
  }
}
