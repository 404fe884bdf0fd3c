import type { ComponentType, ReactNode } from 'react'
import type { ContentBlock } from '@/lib/content/blocks'
import { Markup } from '@/lib/framework/static/Markup'
import { Static } from '@/lib/framework/static/Static'
import type { Locale } from '@/rules/languages'
import { outlineOf, type Outline } from './headings'
import { MediaBlock } from './MediaBlock'
import { PdfViewerBlock } from './PdfViewerBlock'
import { QuoteBlock } from './QuoteBlock'
import { RichTextBlock } from './RichTextBlock'
import { runsOf } from './runs'
import { SlidesBlock } from './SlidesBlock'
import { UnsupportedBlock } from './UnsupportedBlock'
import { VideoBlock } from './VideoBlock'
import { VideoEmbedBlock } from './VideoEmbedBlock'
import styles from './blocks.module.css'

type BlockType = ContentBlock['type']
type Blocks = { [T in BlockType]: Extract<ContentBlock, { type: T }> }

/** What every block gets. */
export type BlockProps<T extends BlockType> = {
  block: Blocks[T]
  locale: Locale
  /** How many levels under h2 the highest headings stand. */
  shift: number
  outline: Outline
}

const components: { [T in BlockType]: ComponentType<BlockProps<T>> | ((props: BlockProps<T>) => Promise<ReactNode>) } = {
  'rich-text': RichTextBlock,
  quote: QuoteBlock,
  media: MediaBlock,
  slides: SlidesBlock,
  'video-embed': VideoEmbedBlock,
  video: VideoBlock,
  'pdf-viewer': PdfViewerBlock,
  unsupported: UnsupportedBlock,
}

function Block<T extends BlockType>({ type, ...props }: BlockProps<T> & { type: T }) {
  const Component: ComponentType<BlockProps<T>> | ((props: BlockProps<T>) => Promise<ReactNode>) = components[type]
  return <Component {...props} />
}

type Props = {
  blocks: readonly ContentBlock[]
  locale: Locale
  shift?: number
  outline?: Outline
  /** False where the blocks come to the browser by another way than in a document (a server action). */
  inDocument?: boolean
}

/** The content blocks of a document, in order. (Requirements, section 3, content blocks) */
export function ContentBlocks({ blocks, locale, shift = 0, outline = outlineOf(blocks), inDocument = true }: Props) {
  return (
    <div className={styles.flow}>
      {runsOf(blocks).map(({ isLive, blocks: run }, index) => {
        const Run = inDocument ? Static : isLive ? 'div' : Markup
        return (
          <Run key={index} className={styles.prose}>
            {run.map((block, position) => (
              <Block key={position} type={block.type} block={block} locale={locale} shift={shift} outline={outline} />
            ))}
          </Run>
        )
      })}
    </div>
  )
}
