import { marked, type Token, type Tokens } from 'marked'

type Marks = { bold?: true; italic?: true; underline?: true; strikethrough?: true; code?: true }
type TextNode = { type: 'text'; text: string } & Marks
type LinkNode = { type: 'link'; url: string; children: TextNode[] }
type Inline = TextNode | LinkNode
type ListItem = { type: 'list-item'; children: Inline[] }
type List = { type: 'list'; format: 'ordered' | 'unordered'; indentLevel: number; children: (ListItem | List)[] }
type Picture = { type: 'image'; image: object; children: TextNode[] }
export type Block = { type: 'paragraph' | 'quote' | 'code'; children: Inline[] } | { type: 'heading'; level: number; children: Inline[] } | List | Picture

/** Gives the file that a picture names, as Strapi keeps it in a rich text; undefined leaves the picture out. */
export type FindPicture = (address: string, alternativeText: string) => Promise<object | undefined>

const text = (value: string, marks: Marks): TextNode => ({ type: 'text', text: value, ...marks })

const MARK_OF: Partial<Record<string, Marks>> = {
  strong: { bold: true },
  em: { italic: true },
  del: { strikethrough: true },
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || []

function inline(token: Token, marks: Marks): Inline[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return inlines(childrenOf(token), { ...marks, ...MARK_OF[token.type] })
    case 'codespan':
      return [text(token.text, { ...marks, code: true })]
    case 'link': {
      const children = inlines(childrenOf(token), marks).filter((node): node is TextNode => node.type === 'text')
      return [{ type: 'link', url: token.href, children }]
    }
    case 'br':
      return [text('\n', marks)]
    case 'image':
      return []
    default:
      return 'tokens' in token && token.tokens
        ? inlines(token.tokens, marks)
        : [text('text' in token ? String(token.text).replace(/\n/g, ' ') : token.raw, marks)]
  }
}

function inlines(tokens: Token[], marks: Marks = {}): Inline[] {
  const nodes: Inline[] = []
  let current = marks
  for (const token of tokens) {
    // Markdown has no underline of its own, so it is written as <u>.
    if (token.type === 'html' && /^<\/?u>$/i.test(token.raw.trim())) {
      current = token.raw.includes('/') ? marks : { ...marks, underline: true }
    } else {
      nodes.push(...inline(token, current))
    }
  }
  return nodes
}

const orEmpty = (children: Inline[]): Inline[] => (children.length > 0 ? children : [text('', {})])

function list(token: Tokens.List, indentLevel = 0): List {
  const children = token.items.flatMap((item): (ListItem | List)[] => {
    const nested = item.tokens.filter((child): child is Tokens.List => child.type === 'list')
    const own = item.tokens.filter((child) => child.type !== 'list')
    return [
      { type: 'list-item', children: orEmpty(own.flatMap((child) => inlines(childrenOf(child)))) },
      ...nested.map((child) => list(child, indentLevel + 1)),
    ]
  })
  return { type: 'list', format: token.ordered ? 'ordered' : 'unordered', indentLevel, children }
}

const isList = (token: Token): token is Tokens.List => token.type === 'list'

function quote(tokens: Token[]): Block {
  const lines = tokens.filter(({ type }) => type !== 'space').map((token) => inlines(childrenOf(token)))
  return { type: 'quote', children: lines.flatMap((line, index) => (index === 0 ? line : [text('\n', {}), ...line])) }
}

async function pictures(tokens: Token[], find: FindPicture): Promise<Block[]> {
  const blocks: Block[] = []
  for (const token of tokens) {
    if (token.type !== 'image') continue
    const image = await find(token.href, token.text)
    if (image) blocks.push({ type: 'image', image, children: [text('', {})] })
  }
  return blocks
}

async function block(token: Token, find: FindPicture): Promise<Block[]> {
  if (isList(token)) return [list(token)]
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', level: token.depth, children: orEmpty(inlines(childrenOf(token))) }]
    case 'paragraph': {
      const words = inlines(childrenOf(token))
      const paragraph: Block[] = words.some((node) => node.type === 'link' || node.text.trim()) ? [{ type: 'paragraph', children: words }] : []
      return [...paragraph, ...(await pictures(childrenOf(token), find))]
    }
    case 'blockquote':
      return [quote(childrenOf(token))]
    case 'code':
      return [{ type: 'code', children: [text(token.text, {})] }]
    default:
      return []
  }
}

/** Turns Markdown into the blocks that the rich text editor of Strapi stores. */
export async function toBlocks(markdown: string, find: FindPicture): Promise<Block[]> {
  const blocks: Block[] = []
  for (const token of marked.lexer(markdown)) blocks.push(...(await block(token, find)))
  return blocks
}
