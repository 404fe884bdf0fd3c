import media from './media'
import pdfViewer from './pdf-viewer'
import quote from './quote'
import richText from './rich-text'
import slides from './slides'
import video from './video'
import videoEmbed from './video-embed'

/** What each content block needs, said once for every dynamic zone. */
export const contentBlocks = {
  on: {
    'shared.rich-text': richText,
    'shared.quote': quote,
    'shared.media': media,
    'shared.slides': slides,
    'shared.video-embed': videoEmbed,
    'shared.video': video,
    'shared.pdf-viewer': pdfViewer,
  },
}
