import 'server-only'
import { type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Boundary } from './Boundary'
import { renderMarkup } from './render-markup'
import { asOne, isClient, withChildren } from './settle'
import { StaticMarkup } from './StaticMarkup'
import { staticMarkup } from './store'

type Props = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }

const elementOf = (node: ReactNode): ReactElement<Props> | null => (isValidElement<Props>(node) ? node : null)

/** Whether a component of the browser stands in a tree that is settled. */
export function holdsClient(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(holdsClient)
  const element = elementOf(node)
  return element !== null && (isClient(element.type) || holdsClient(element.props.children))
}

function holdsElement(node: ReactNode): boolean {
  return Array.isArray(node) ? node.some(holdsElement) : elementOf(node) !== null
}

/** An element that keeps its content as HTML. */
async function kept({ type, key, props: { children, dangerouslySetInnerHTML, ...attributes } }: ReactElement<Props>): Promise<ReactNode> {
  if (typeof type !== 'string') throw new Error('Only elements keep their content as HTML.')
  const Place = type as ElementType
  const html = dangerouslySetInnerHTML?.__html ?? (await renderMarkup(asOne(children)))
  if (!html) return <Place key={key ?? undefined} {...attributes} />
  return <StaticMarkup key={key ?? undefined} as={Place} markup={staticMarkup.keep(html)} {...attributes} />
}

/**
 * A settled tree in which components of the browser stand, as React gets it: what leads to them are elements, and each element beside that way keeps
 * its content as HTML. Where one of those components fails, it goes alone.
 */
export async function split(node: ReactNode, isWithin = false): Promise<ReactNode> {
  if (Array.isArray(node)) {
    const parts: readonly ReactNode[] = node
    return Promise.all(parts.map((one) => split(one, isWithin)))
  }
  const element = elementOf(node)
  if (!element) return node
  const { type, key, props } = element
  if (isClient(type) && !isWithin) return <Boundary key={key ?? undefined}>{await split(element, true)}</Boundary>
  if (holdsClient(element) || type === Fragment) return withChildren(element, await split(props.children, isWithin))
  if (typeof type !== 'string') {
    const html = await renderMarkup(element)
    return html && <StaticMarkup key={key ?? undefined} className="contents" markup={staticMarkup.keep(html)} />
  }
  return props.dangerouslySetInnerHTML || holdsElement(props.children) ? kept(element) : element
}
