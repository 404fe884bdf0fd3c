import { entity } from './entity'

export default entity({
  words: ['بيانات الناشر', 'Legal notice', 'Impressum'],
  hasPreview: true,
})
