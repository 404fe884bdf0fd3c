import { processState } from '@/lib/framework/process/process-state.mjs'

/**
 * For an element of a client component whose content is sent once, as HTML, and not a second time as data for React: `name` is what `staticContent` gave for
 * it on the server. The browser leaves it as it is; such an element is hidden and not taken away, as its content comes with documents only.
 */
export const staticProps = (name: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: typeof window === 'undefined' ? (processState.staticMarkup?.kept(name) ?? '') : '' },
})
