import { entity } from './entity'
import { file } from '../populate/file'

export default entity({
  words: ['مقدمة الصفحة الرئيسية', 'Home introduction', 'Startseite: Einleitung'],
  populate: { image: file },
  list: { columns: ['title', 'image'] },
  hasPreview: true,
})
