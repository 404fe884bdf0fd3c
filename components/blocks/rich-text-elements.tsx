import type { BlocksContent } from '@strapi/blocks-react-renderer'
import { Fragment, type ReactNode } from 'react'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { RichTextList } from '@/lib/content/rich-text'
import type { Locale } from '@/rules/languages'
import { nested } from './stored-blocks'

export type Render = (content: BlocksContent) => ReactNode

type Props<T = unknown> = { children?: ReactNode } & T

/** Marks within words. */
export const modifiers = {
  // Marks of `stored-blocks.ts`, not of editors.
  ltr: ({ children }: Props) => <bdi dir="ltr">{children}</bdi>,
  rtl: ({ children }: Props) => <bdi dir="rtl">{children}</bdi>,
  digits: ({ children }: Props) => <bdo dir="ltr">{children}</bdo>,
  strikethrough: ({ children }: Props) => <s>{children}</s>,
  code: ({ children }: Props) => <code dir="ltr">{children}</code>,
}

/**
 * The elements of blocks whose markup is ours. `hint`: said after a link that opens in a new tab; `render`: for the lists
 * within a list.
 */
export function elements(locale: Locale, hint: string, render: Render) {
  return {
    heading: ({ level, id, children }: Props<{ level: 1 | 2 | 3 | 4 | 5 | 6; id?: string }>) => {
      const Tag = `h${level}` as const
      return <Tag id={id}>{children}</Tag>
    },
    link: ({ url, opensTab, children }: Props<{ url: string; opensTab?: boolean }>) =>
      opensTab ? (
        <ExternalLink href={url} hint={hint}>
          {children}
        </ExternalLink>
      ) : (
        <Link href={url}>{children}</Link>
      ),
    'list-item': ({ lists = [], children }: Props<{ lists?: RichTextList[] }>) => (
      <li>
        {children}
        {lists.map((list, index) => (
          <Fragment key={index}>{render([nested(locale, list)])}</Fragment>
        ))}
      </li>
    ),
    code: ({ plainText }: { plainText?: string }) => (
      <pre dir="ltr" tabIndex={0}>
        <code>{plainText}</code>
      </pre>
    ),
  }
}
