import { file } from './file'

/** What each content block needs, said once for every dynamic zone. Fields are named where the REST layer would drop an empty populate. */
export const contentBlocks = {
  on: {
    'shared.rich-text': { fields: ['body'] },
    'shared.quote': { fields: ['title', 'body'] },
    'shared.media': { populate: { file } },
    'shared.slides': { populate: { images: file } },
    'shared.video-embed': { fields: ['url'] },
    'shared.video': { populate: { file } },
    'shared.pdf-viewer': { populate: { file } },
  },
}
