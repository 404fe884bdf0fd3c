import { entity } from '../../entities/entity'

export default entity({
  words: ['شروط الاستخدام', 'Terms of use', 'Nutzungsbedingungen'],
  hasPreview: true,
})
