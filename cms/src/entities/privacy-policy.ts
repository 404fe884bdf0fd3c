import { entity } from './entity'

export default entity({
  words: ['سياسة الخصوصية', 'Privacy policy', 'Datenschutzerklärung'],
  hasPreview: true,
})
