'use client'

import { Activity, Component, type ReactNode } from 'react'

class Caught extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * A component of the browser that fails in it goes alone, and React says so in the console. `Activity` marks its place in the document: without that
 * React would answer a failure at the start by making the whole page anew, and what came with the document only would be lost. `Suspense` would put
 * script into the page, which its policy stops.
 */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <Activity>
    <Caught>{children}</Caught>
  </Activity>
)

/** The same for components that show nothing. */
export const Alone = Caught
