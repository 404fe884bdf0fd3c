import { Fragment, type ReactNode } from 'react'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { RichTextInline } from '@/lib/content/rich-text'

type TextNode = Extract<RichTextInline, { type: 'text' }>
type LinkNode = Extract<RichTextInline, { type: 'link' }>

// Plain words stay plain strings without a wrapper: each wrapper would travel to the browser a second time, as data.
function keyed(nodes: readonly ReactNode[]): ReactNode {
  if (nodes.length === 1) return nodes[0]
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Fragment key={index}>{node}</Fragment>))
}

function withLineBreaks(text: string): ReactNode {
  return keyed(text.split('\n').flatMap((line, index) => (index > 0 ? [<br key="br" />, line] : [line])))
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

function anchor({ url, openInNewTab, target, children }: LinkNode, hint: string): ReactNode {
  const words = keyed(children.map(marked))
  // An address that is not safe was taken out when the content was read; its words stay.
  if (!url) return words
  if (!openInNewTab && target !== '_blank') return <Link href={url}>{words}</Link>
  return (
    <ExternalLink href={url} hint={hint}>
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
  return keyed(nodes.map((node) => (node.type === 'link' ? anchor(node, hint) : marked(node))))
}
