import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['مقدمة الصفحة الرئيسية', 'Home introduction', 'Startseite: Einleitung'],
  populate: { image: file },
  list: { columns: ['title', 'image'] },
  hasPreview: true,
})
