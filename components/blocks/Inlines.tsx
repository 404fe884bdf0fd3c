import { Fragment, type ReactNode } from 'react'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { RichTextInline } from '@/lib/content/rich-text'

type TextNode = Extract<RichTextInline, { type: 'text' }>
type LinkNode = Extract<RichTextInline, { type: 'link' }>

function withLineBreaks(text: string): ReactNode {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function marked({ text, bold, italic, underline, strikethrough, code }: TextNode): ReactNode {
  let node = withLineBreaks(text)
  if (code) node = <code dir="ltr">{node}</code>
  if (strikethrough) node = <s>{node}</s>
  if (underline) node = <u>{node}</u>
  if (italic) node = <em>{node}</em>
  if (bold) node = <strong>{node}</strong>
  return node
}

function texts(nodes: readonly TextNode[]): ReactNode {
  const [only, ...others] = nodes
  if (only && others.length === 0) return marked(only)
  return nodes.map((node, index) => <Fragment key={index}>{marked(node)}</Fragment>)
}

function Anchor({ node, hint }: { node: LinkNode; hint: string }) {
  // An address that is not safe was taken out when the content was read; its words stay.
  if (!node.url) return texts(node.children)
  const words = texts(node.children)
  if (!node.openInNewTab && node.target !== '_blank') return <Link href={node.url}>{words}</Link>
  return (
    <ExternalLink href={node.url} hint={hint}>
      {words}
    </ExternalLink>
  )
}

type Props = {
  nodes: readonly RichTextInline[]
  /** Said after a link that opens in a new tab. */
  hint: string
}

/** Words with marks and links. */
export function Inlines({ nodes, hint }: Props) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{node.type === 'link' ? <Anchor node={node} hint={hint} /> : marked(node)}</Fragment>
  ))
}
