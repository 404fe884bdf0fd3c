import { allOf } from '../populate/all-of'
import { file } from '../populate/file'
import { INFO_PAGES } from '../rules/pages'
import { entity } from './entity'

export default entity({
  words: ['الصفحات', 'Pages', 'Seiten'],
  populate: allOf(INFO_PAGES, { populate: { cover: file } }),
  hasPreview: true,
})
