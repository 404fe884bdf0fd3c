import { allOf } from '../populate/all-of'
import { file } from '../populate/file'
import { WHO_WE_ARE_BLOCKS } from '../rules/pages'
import { entity } from './entity'

export default entity({
  words: ['من نحن', 'Who we are', 'Wer wir sind'],
  populate: allOf(
    WHO_WE_ARE_BLOCKS.map((name) => `${name}Image`),
    file,
  ),
  hasPreview: true,
})
