import type { ComponentPropsWithRef } from 'react'

type Props = ComponentPropsWithRef<'a'> & { href: string }

/** A link to a page of this site. The one place that decides how such links behave. */
export function Link(props: Props) {
  return <a {...props} />
}

type ExternalProps = Props & {
  /** Said to screen readers after the text, for example 'opens in a new tab'. */
  hint: string
}

/** A link to another site, in a new tab. */
export function ExternalLink({ hint, children, ...props }: ExternalProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="visually-hidden"> ({hint})</span>
    </a>
  )
}
