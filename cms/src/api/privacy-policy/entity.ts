import { entity } from '../../entities/entity'

export default entity({
  words: ['سياسة الخصوصية', 'Privacy policy', 'Datenschutzerklärung'],
  hasPreview: true,
})
