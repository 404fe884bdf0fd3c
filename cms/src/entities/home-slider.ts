import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['شريحة الصفحة الرئيسية', 'Home slide', 'Startseite: Folie'],
  paths: ['/home-sliders', '/slides'],
  populate: { descriptiveSlide: { populate: { cover: file } } },
  reading: { sort: 'descriptiveSlide.index:asc', pageSize: 100 },
  list: { columns: ['descriptiveSlide'], mainField: null },
  hasPreview: true,
})
