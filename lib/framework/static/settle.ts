import { cloneElement, createElement, Fragment, isValidElement, type Key, type ReactElement, type ReactNode } from 'react'

type Maybe<T> = T | Promise<T>

/** A component of the server, called as what it is: a function of its properties. */
type Component = (props: unknown) => Maybe<ReactNode>

const CLIENT = Symbol.for('react.client.reference')

/** Whether this is what a server component gets for a component that runs in the browser. */
export const isClient = (type: unknown): boolean => typeof type === 'function' && '$$typeof' in type && type.$$typeof === CLIENT

/** Components of libraries that use hooks: React's own renderer draws them. */
const withHooks = new WeakSet<object>()

/** Says that a component cannot be called by itself, as it uses hooks. */
export function usesHooks(component: object): void {
  withHooks.add(component)
}

const isComponent = (type: unknown): type is Component => typeof type === 'function' && !isClient(type) && !withHooks.has(type)

const isList = (node: ReactNode): node is ReactNode[] => Array.isArray(node)

/** In the place of a component, whose name in a list it keeps. */
const inPlaceOf = (key: Key | null, given: ReactNode): ReactNode => (key === null ? given : createElement(Fragment, { key }, given))

const then = <T, U>(value: Maybe<T>, next: (value: T) => U): Maybe<U> => (value instanceof Promise ? value.then(next) : next(value))

/** Children as one node: those of a list that was written side by side have no keys. */
export const asOne = (children: ReactNode): ReactNode => (isList(children) ? createElement(Fragment, null, ...children) : children)

/** Whatever fails does so when all are waited for. */
function tried(node: ReactNode): Maybe<ReactNode> {
  try {
    return settled(node)
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function settledList(nodes: ReactNode[]): Maybe<ReactNode[]> {
  const given = nodes.map((node) => then(tried(node), asOne))
  if (given.some((node) => node instanceof Promise)) return Promise.all(given.map(async (node) => node))
  return given.every((node, index) => node === nodes[index]) ? nodes : (given as ReactNode[])
}

type WithChildren = ReactElement<{ children?: ReactNode }>

/** The element with other children. */
export const withChildren = (element: WithChildren, children: ReactNode): ReactNode =>
  isList(children) ? cloneElement(element, undefined, ...children) : cloneElement(element, undefined, children)

function settledElement(element: WithChildren): Maybe<ReactNode> {
  const { children } = element.props
  if (typeof children !== 'object' || children === null) return element
  // Most of a page is elements without components, which need no copy.
  return then(settled(children), (given) => (given === children ? element : withChildren(element, given)))
}

/**
 * A tree with what its components give in their place, so that it can be written at once: React's renderer that waits for them takes four times
 * as long. For components that are functions of their properties and nothing else, as those are that answer questions: no hooks, no context.
 * Components of the browser stay, with their children settled.
 */
export function settled(node: Maybe<ReactNode>): Maybe<ReactNode> {
  if (node instanceof Promise) return node.then(settled)
  if (isList(node)) return settledList(node)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { type, key, props } = node
  return isComponent(type) ? then(settled(type(props)), (given) => inPlaceOf(key, given)) : settledElement(node)
}
