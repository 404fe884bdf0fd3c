import { svgContent } from '@/lib/identity/identity.mjs'

const content = { __html: svgContent('logo') }

/** Decorative: the name stands beside it. */
export function Logo() {
  return <svg width="34" height="34" viewBox="0 0 40 40" aria-hidden="true" dangerouslySetInnerHTML={content} />
}
